import { randomFrom } from './random.ts';

const rate = 16_000;
const seconds = 8;
const turn = 2 * Math.PI;

/** A sound: its amplitude, from -1 to 1, at a time in seconds. Called sample by sample. */
type Sound = (time: number) => number;

/** Low-pass filtered noise; `cutoff` in hertz. */
function softNoise(seed: number, cutoff: number): Sound {
  const random = randomFrom(seed);
  const share = 1 - Math.exp((-turn * cutoff) / rate);
  let level = 0;
  return () => (level += share * (random() * 2 - 1 - level));
}

/** Something struck at `start` that rings with some partials (hertz, amplitude, seconds to fade). */
const struck =
  (start: number, partials: readonly (readonly [hertz: number, amplitude: number, fade: number])[]): Sound =>
  (time) =>
    time < start
      ? 0
      : partials.reduce(
          (sum, [hertz, amplitude, fade]) =>
            sum + amplitude * Math.sin(turn * hertz * (time - start)) * Math.exp((start - time) / fade),
          0,
        );

const mix =
  (...sounds: readonly Sound[]): Sound =>
  (time) =>
    sounds.reduce((sum, sound) => sum + sound(time), 0);

/** The strength of the wind at a time: growing gusts in groups of three. */
const gust = (time: number) =>
  0.25 + 0.75 * Math.sin((turn * time) / 5.3) ** 2 * (0.5 + time / (2 * seconds));

/** Wind in groups of three gusts, over a hum. */
function saltFlat(): Sound {
  const low = softNoise(1, 240);
  const high = softNoise(2, 900);
  return (time) =>
    gust(time) * (2.2 * low(time) + 0.6 * gust(time) * high(time)) + 0.05 * Math.sin(turn * 55 * time);
}

/** A fan in the cellar and an unevenly ticking clock. */
function library(): Sound {
  const room = softNoise(3, 120);
  const ticks = Array.from({ length: 8 }, (_, index) => index + 0.15).flatMap((start) => [
    struck(start, [
      [2100, 0.22, 0.012],
      [640, 0.12, 0.03],
    ]),
    struck(start + 0.43, [
      [1700, 0.18, 0.014],
      [520, 0.1, 0.03],
    ]),
  ]);
  return mix((time) => 0.7 * room(time) + 0.03 * Math.sin(turn * 98 * time), ...ticks);
}

/** Water, and a bell buoy. */
function harbor(): Sound {
  const water = softNoise(4, 500);
  const bells = [0.6, 3.1, 4.4, 6.9].map((start) =>
    struck(start, [
      [210, 0.12, 2.4],
      [420, 0.2, 1.8],
      [504, 0.13, 1.3],
      [630, 0.08, 1],
      [840, 0.1, 0.7],
    ]),
  );
  return mix((time) => (0.35 + 0.3 * Math.sin((turn * time) / 3.7) ** 2) * water(time), ...bells);
}

/** Renders eight seconds as WAV: mono, 16 bits, with fades. */
function wavOf(sound: Sound): Uint8Array {
  const samples = rate * seconds;
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const fade = Math.min(1, time / 0.4, (seconds - time) / 0.8);
    const level = Math.max(-1, Math.min(1, sound(time) * fade));
    bytes.writeInt16LE(Math.round(level * 32_000), 44 + index * 2);
  }
  return bytes;
}

/** The recordings by path. */
export const recordings = (): Record<string, Uint8Array> => ({
  'recording-salt-flat/salt-flat.wav': wavOf(saltFlat()),
  'recording-library/snowed-in-library.wav': wavOf(library()),
  'recording-harbor/harbor-under-fog.wav': wavOf(harbor()),
});
