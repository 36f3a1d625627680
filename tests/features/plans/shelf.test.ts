import { describe, expect, it } from 'vitest';
import { shelfOf, titlesByProject, type Study, type Title } from '@/features/plans/shelf';

const title = (id: number, landingUrl: string | null = null): Title => ({
  id: String(id),
  slug: `title-${id}`,
  title: `Title ${id}`,
  description: '',
  kind: null,
  languages: [],
  landingUrl,
  availableDuration: null,
  imageWeb: null,
  Plan: null,
  Rating: null,
  Tariffs: [],
});

const study = (id: number, imageWeb: string | null = '/pictures/x'): Study => ({
  id: String(id),
  slug: `study-${id}`,
  title: `Study ${id}`,
  description: '',
  imageWeb,
  releaseDate: '2026-01-01',
  Authors: [],
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => title(index + 1));
const studies = [1, 2, 3].map((id) => study(id));
const idsOf = (...given: Parameters<typeof shelfOf>) => shelfOf(...given).map(({ id }) => id);

describe('the shelf on the orbit', () => {
  it('has six titles and two studies of many, a study in every fourth place', () => {
    expect(idsOf(titles(20), studies)).toEqual([
      'title-1',
      'title-2',
      'title-3',
      'study-1',
      'title-4',
      'title-5',
      'title-6',
      'study-2',
    ]);
  });

  it('fills places that titles leave with studies, as far as there are any', () => {
    expect(idsOf(titles(2), studies)).toEqual(['title-1', 'title-2', 'study-1', 'study-2', 'study-3']);
    expect(idsOf([], [])).toEqual([]);
  });

  it('has eight titles without studies that have a picture', () => {
    expect(idsOf(titles(20), [study(1, null)])).toHaveLength(8);
    expect(idsOf(titles(20), [study(1, null)]).at(-1)).toBe('title-8');
  });
});

it('titles belong to the project whose page they name', () => {
  const counts = titlesByProject(
    [
      title(1, '/de/projects/orrery.media'),
      title(2, '/de/projects/orrery.media'),
      title(3, 'https://example.com/'),
      title(4),
    ],
    'de',
  );
  expect([...counts]).toEqual([['media', 2]]);
});
