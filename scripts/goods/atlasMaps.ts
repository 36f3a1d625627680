/** The maps of the atlas, with its text about them. */
export const atlasMaps = [
  {
    title: 'A morning',
    seed: 11,
    hills: 3,
    paths: 5,
    places: ['The first page', 'The window', 'Coffee', 'Somebody’s cough', 'Noon'],
    text: 'Attention between nine and noon, over eleven libraries. The three hills are the stretches in which readers looked up less than once in four minutes. The first is the highest and the narrowest: it belongs to those who began at once. The broad one in the middle belongs to those who first put their things in order, and it holds twice as many hours.',
  },
  {
    title: 'The reading room',
    seed: 23,
    hills: 5,
    paths: 4,
    places: ['Door', 'Long table', 'The catalog', 'Under the lamp', 'North corner'],
    text: 'The same hours, laid out by seat. One would expect the quiet corner to be the best place, and it is a good one. But the steady lines run along the long table, where everybody can see that everybody is reading. Concentration, on this map, looks like something that people lend to one another.',
  },
  {
    title: 'The kitchen table',
    seed: 37,
    hills: 2,
    paths: 7,
    places: ['Homework', 'The kettle', 'Letters', 'The telephone', 'Bread'],
    text: 'Ninety households drew for us where their evening went. The table is crossed by more paths than any other piece of furniture, and almost all of them lead to the kettle. We had meant to mark the telephone in red as an interruption. The families asked us to mark it as a place.',
  },
  {
    title: 'The night train',
    seed: 41,
    hills: 1,
    paths: 3,
    places: ['Departure', 'The border', 'Nobody awake', 'First light'],
    text: 'A single hill, from the border to first light, and it is the longest in the atlas. There is nothing to do in a sleeping car at three, and no one to whom it could be explained. Those who traveled with the blind up were on the hill for an hour longer than those who drew it.',
  },
  {
    title: 'The workshop',
    seed: 53,
    hills: 4,
    paths: 6,
    places: ['The bench', 'Sharpening', 'The count', 'Talk', 'Sweeping'],
    text: 'Joiners, weavers and a bookbinder. Here talk is not a valley: the hills go on right beneath it. The hands hold the place while the mind is out visiting, and when it comes back it finds the count where it left it. Sweeping, at the foot of the day, is higher than we can explain.',
  },
  {
    title: 'The returning paths',
    seed: 67,
    hills: 3,
    paths: 12,
    places: ['The interruption', 'What was left open', 'A name', 'The sentence again'],
    text: 'How attention comes back. Every path begins at an interruption, and its length is the time until the next undisturbed minute. The short ones have one thing in common: something had been left open, a book face down, a pencil in the fold, half a sentence. Those who had tidied up before they turned around took the long way.',
  },
] as const;

export type AtlasMap = (typeof atlasMaps)[number];
