import path from 'node:path';

/** By file extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  epub: 'application/epub+zip',
  flac: 'audio/flac',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** The media type of a file, by its name; undefined for an unknown extension. */
export const mediaTypeOf = (name: string): string | undefined =>
  mediaTypes[path.extname(name).slice(1).toLowerCase()];
