import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../../server/commerce/library/parts.ts';
import type { LibraryFile } from '../../../../server/commerce/library/deliverables.ts';
import { shelfOf } from '../../../../server/commerce/library/shelf.ts';
import { moveBelongings } from '../../../../server/commerce/ownership/moveBelongings.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buy } from '../../support/librarySupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

const course = { productId: '3', tariffId: 'reading-solo', currencyId: usd } as const;
const letters = { productId: '1', tariffId: 'letters-digital', currencyId: usd } as const;

async function headersOf({ id }: Pick<User, 'id'>) {
  const { token } = await issueSession(db, clock(), { userId: id, lifetime: 'short' });
  return bearer(token);
}

const save = async (user: User, itemId: string, facts: string) =>
  (
    await ask(
      app,
      `mutation { libraryProgress(id: "${itemId}", part: "", ${facts}) { progress doneAt isLesson seconds } }`,
      { headers: await headersOf(user) },
    )
  ).body;

const lessonOf = async (tariffId: string, position: number) =>
  (
    await db
      .selectFrom('deliverables')
      .select('id')
      .where('tariff_id', '=', tariffId)
      .orderBy('position')
      .offset(position - 1)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

describe('how far an owner got', () => {
  it('only grows, is done near the end, and starts again on request', async () => {
    const { user, ...caller } = await newAccount(services);
    const { itemId } = await buy(services, { user, ...caller }, course);
    const lesson = `deliverableId: "${await lessonOf(course.tariffId, 1)}"`;
    const at = async (facts: string) => (await save(user, itemId, `${lesson}, ${facts}`)).data;
    expect(await at('progress: 0.4')).toMatchObject({
      libraryProgress: { doneAt: null, isLesson: true, seconds: expect.any(Number) },
    });
    expect(await at('progress: 0.2')).toMatchObject({
      libraryProgress: { progress: expect.closeTo(0.4, 3), doneAt: null },
    });
    expect(await at('progress: 0.97')).toMatchObject({ libraryProgress: { doneAt: clock().toISOString() } });
    expect(await at('progress: 0, isDone: false')).toMatchObject({
      libraryProgress: { progress: 0, doneAt: null },
    });
  });

  it('is only recorded by the owner, for what they have', async () => {
    const [owner, other] = [await newAccount(services), await newAccount(services)];
    const { itemId } = await buy(services, owner, course);
    const lesson = await lessonOf(course.tariffId, 1);
    const unknown = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
    expect(await save(other.user, itemId, `deliverableId: "${lesson}", progress: 1`)).toMatchObject(unknown);
    expect(await save(owner.user, itemId, `deliverableId: "none", progress: 1`)).toMatchObject(unknown);
    expect(await save(owner.user, itemId, `deliverableId: "${lesson}", progress: 2`)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('the shelf', () => {
  it('has what was bought or read last first, with its lessons or how much of it was read', async () => {
    const caller = await newAccount(services);
    const { itemId } = await buy(services, caller, course);
    services.time.advance({ minutes: 1 });
    const { itemId: other } = await buy(services, caller, letters);
    const shelf = () => shelfOf(db, clock(), caller.user.id);
    expect(await shelf()).toMatchObject([
      { id: other, openedAt: null, progress: { lessons: 0, read: 0, isText: true } },
      { id: itemId, openedAt: null, progress: { lessons: 3, lessonsDone: 0 } },
    ]);
    services.time.advance({ minutes: 1 });
    const [first, second] = [await lessonOf(course.tariffId, 1), await lessonOf(course.tariffId, 2)];
    const letter = await lessonOf(letters.tariffId, 1);
    await save(caller.user, other, `deliverableId: "${letter}", progress: 0.5`);
    services.time.advance({ minutes: 1 });
    await save(caller.user, itemId, `deliverableId: "${first}", progress: 1`);
    expect(await shelf()).toMatchObject([
      { id: itemId, progress: { lessonsDone: 1, next: { id: second, kind: 'TEXT' } } },
      { id: other, progress: { read: expect.closeTo(0.125, 3), next: { id: letter } } },
    ]);
  });

  it('moves from a guest to their account with how far they got', async () => {
    const [guest, account] = [await newAccount(services), await newAccount(services)];
    const { itemId } = await buy(services, guest, course);
    const lesson = await lessonOf(course.tariffId, 1);
    await save(guest.user, itemId, `deliverableId: "${lesson}", progress: 1`);
    const { email } = await db
      .selectFrom('orders')
      .select('email')
      .where('user_id', '=', guest.user.id)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) =>
      moveBelongings(trx, services, {
        guest: guest.user,
        to: account.user.id,
        address: email ?? '',
      }),
    );
    const rows = db.selectFrom('item_progress').select('user_id').where('item_id', '=', itemId);
    expect(await rows.execute()).toEqual([{ user_id: account.user.id }]);
  });
});

describe('the parts of a good', () => {
  const file = (name: string, mediaType: string, facts: { title?: string; seconds?: number } = {}) => ({
    ...({ fileId: name, name, mediaType, size: 1, store: 'DATABASE' } satisfies LibraryFile),
    title: facts.title === undefined ? null : { en: facts.title },
    seconds: facts.seconds ?? null,
  });
  const good = { kind: 'FILE' as const, lesson: false, texts: [] };

  it('are its lessons if it has several files of one format, each in its formats', () => {
    const files = [
      file('01-the-cold.mp3', 'audio/mpeg', { seconds: 90 }),
      file('01-the-cold.ogg', 'audio/ogg'),
      file('02.mp3', 'audio/mpeg', { title: 'The mirror' }),
    ];
    expect(partsOf({ ...good, files }, 'en')).toMatchObject([
      {
        part: '01-the-cold',
        title: { en: 'The cold' },
        isLesson: true,
        seconds: 90,
        files: files.slice(0, 2),
      },
      { part: '02', title: { en: 'The mirror' }, seconds: null, files: files.slice(2) },
    ]);
  });

  it('are none for formats of a book, and one for a recording', () => {
    const book = [file('book.epub', 'application/epub+zip'), file('book.pdf', 'application/pdf')];
    expect(partsOf({ ...good, files: book }, 'en')).toEqual([]);
    const sound = [file('fog.wav', 'audio/wav', { seconds: 8 })];
    expect(partsOf({ ...good, files: sound }, 'en')).toMatchObject([
      { part: '', isLesson: false, seconds: 8 },
    ]);
    expect(partsOf({ ...good, lesson: true, files: book }, 'en')).toMatchObject([{ isLesson: true }]);
  });
});
