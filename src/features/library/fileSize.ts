import { intlTag, type Lang } from '@/shared/languages';

const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1000],
  ['byte', 1],
] as const;

/** Formats a size in bytes for a language: `1.2 MB`. */
export function fileSize(lang: Lang, bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2];
  return new Intl.NumberFormat(intlTag(lang), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / size);
}
