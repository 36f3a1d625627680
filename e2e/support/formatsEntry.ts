/** The entry point of the script that `formats.spec.ts` runs in a browser: only the site's formatter. */
import { completeIntl } from '@/i18n/completeIntl';
import { formatFor } from '@/i18n/format';
import type { Lang } from '@/shared/languages';
import { writeFormats, type WrittenFormats } from '../../tests/i18n/formats';

export async function writtenIn(lang: Lang): Promise<WrittenFormats> {
  await completeIntl(lang);
  return writeFormats(formatFor(lang, 'UTC'), lang);
}
