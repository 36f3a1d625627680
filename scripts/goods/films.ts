import type { Browser } from '@playwright/test';

const phrases = ['breath', 'weight', 'wave'] as const;

/** Draws one phrase of the figure on a canvas for six seconds; returns the WebM as base64. Runs in the browser. */
async function recordPhrase(phrase: (typeof phrases)[number]): Promise<string> {
  const size = 480;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('No canvas');

  const line = (...points: readonly (readonly [x: number, y: number])[]) => {
    brush.beginPath();
    for (const [x, y] of points) brush.lineTo(x, y);
    brush.stroke();
    for (const [x, y] of points) {
      brush.beginPath();
      brush.arc(x, y, 6, 0, 2 * Math.PI);
      brush.fill();
    }
  };
  const draw = (turn: number) => {
    const swing = Math.sin(turn);
    const breath = phrase === 'breath' ? 14 * swing : 0;
    const shift = phrase === 'weight' ? 34 * swing : 0;
    const bowl = phrase === 'weight' ? 10 * Math.cos(turn) ** 2 : 0;
    /** How far the joint with this index has risen. */
    const wave = (order: number) =>
      phrase === 'wave' ? -26 * Math.max(0, Math.sin(turn - order * 0.55)) : 0;
    brush.fillStyle = '#f6f1e7';
    brush.fillRect(0, 0, size, size);
    brush.fillStyle = brush.strokeStyle = '#2b2a33';
    brush.lineWidth = 5;
    brush.lineJoin = brush.lineCap = 'round';
    const hip = [240 + shift, 270 - breath + bowl] as const;
    const neck = [240 + shift * 0.3, 160 - breath * 1.6] as const;
    const knee = (side: number) => [240 + side * (40 - breath) + shift * 0.5, 345 - breath / 2] as const;
    for (const side of [-1, 1]) line(hip, knee(side), [240 + side * 34, 420]);
    line(hip, neck);
    const arm = (side: number) =>
      [
        [neck[0] + side * 34, neck[1] + 14 + wave(side < 0 ? 2 : 3)],
        [neck[0] + side * 84, neck[1] + 40 - breath + wave(side < 0 ? 1 : 4)],
        [neck[0] + side * 136, neck[1] + 52 - breath * 1.5 + wave(side < 0 ? 0 : 5)],
      ] as const;
    for (const side of [-1, 1]) line(neck, ...arm(side));
    brush.beginPath();
    brush.arc(neck[0], neck[1] - 42, 24, 0, 2 * Math.PI);
    brush.stroke();
    brush.fillRect(60, 428, 360, 2);
  };

  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 200_000,
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const length = 6000;
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const next = (now: number) => {
      // Two full turns, so that the film loops seamlessly.
      draw(((now - begun) / length) * 4 * Math.PI);
      if (now - begun < length) requestAnimationFrame(next);
      else resolve();
    };
    requestAnimationFrame(next);
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

/** The films by path: each is recorded in the browser while it's drawn. */
export async function films(browser: Browser): Promise<Record<string, Uint8Array>> {
  const page = await browser.newPage();
  const found: Record<string, Uint8Array> = {};
  for (const phrase of phrases)
    found[`movement-${phrase}/${phrase}.webm`] = Buffer.from(
      await page.evaluate(recordPhrase, phrase),
      'base64',
    );
  await page.close();
  return found;
}
