import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { demoContent } from '../../server/demo/seedContent.ts';
import { arrangementNames } from './arrangements.ts';
import { portrait, scene, sign, type Motif } from './scenes.ts';

/** The hue and motif of each study subject. */
const subjects: Readonly<Record<string, readonly [hue: number, motif: Motif]>> = {
  attention: [255, 'attention'],
  craft: [60, 'craft'],
  economics: [150, 'economics'],
  media: [300, 'media'],
  movement: [345, 'movement'],
  perception: [205, 'perception'],
};

/** The hue and motif of each product that doesn't sell a plan. */
const products: Readonly<Record<string, readonly [hue: number, motif: Motif]>> = {
  1: [265, 'letters'],
  2: [200, 'atlas'],
  3: [25, 'media'],
  4: [180, 'recording'],
  5: [330, 'movement'],
  6: [145, 'economics'],
  7: [285, 'orrery'],
  8: [105, 'craft'],
  9: [75, 'perception'],
};

const plans: Readonly<Record<string, number>> = { month: 230, year: 75, lifetime: 320 };

const things = (kind: string) => readdirSync(path.join(demoContent, kind)).toSorted();

/** The first subject of a study. */
function subjectOf(study: string): string {
  const facts = readFileSync(path.join(demoContent, `studies/${study}/study.yaml`), 'utf8');
  return /^categories: \[ (\w+)/m.exec(facts)?.[1] ?? '';
}

/** The drawing of a study: its subject's motif, in a hue and an arrangement that no other study of the subject has. */
export function studyScene(id: string): Parameters<typeof scene>[0] {
  const subject = subjectOf(id);
  const [hue, motif] = subjects[subject] ?? [268, 'orrery'];
  const alike = things('studies')
    .filter((other) => subjectOf(other) === subject)
    .toSorted((a, b) => Number(a) - Number(b));
  const rank = alike.indexOf(id);
  const arrangement = arrangementNames[rank % arrangementNames.length] ?? 'whole';
  // A step that 360 is no multiple of, so that hues don't repeat.
  return { seed: Number(id) * 31 + 5, hue: (hue + rank * 47) % 360, motif, arrangement };
}

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 70, effort: 6 }).toBuffer();

/** A large picture, and a lower one for phones. */
const both = async (folder: string, drawing: Parameters<typeof scene>[0]) => ({
  [`${folder}/picture.webp`]: await webp(scene(drawing, { width: 1280, height: 853 })),
  [`${folder}/picture-phone.webp`]: await webp(scene(drawing, { width: 1280, height: 640 })),
});

/** The pictures of the demo catalogue, by their paths in `content/demo`: drawn here, free of third-party rights. */
export async function drawings(): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  for (const [id, [hue, motif]] of Object.entries(products))
    Object.assign(found, await both(`products/${id}`, { seed: Number(id) * 97, hue, motif }));
  for (const id of things('studies')) Object.assign(found, await both(`studies/${id}`, studyScene(id)));
  for (const [id, [hue, motif]] of Object.entries(subjects))
    found[`categories/${id}/logo.webp`] = await webp(sign(hue, motif, 192));
  for (const [id, hue] of Object.entries(plans))
    found[`plans/${id}/emblem.webp`] = await webp(sign(hue, 'orrery', 192));
  for (const [index, id] of things('authors').entries())
    found[`authors/${id}/portrait.webp`] = await webp(portrait(index * 61 + 3, (index * 47 + 20) % 360, 256));
  return found;
}
