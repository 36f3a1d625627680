import { CodeIsValidDocument } from '@/data/generated/public/codeIsValid';
import { request } from '@/data/request';
import type { Lang } from '@/shared/languages';

/**
 * Whether a link's code still works, as far as that can be determined; using it tells for certain. Doesn't use it up.
 * Never rejects.
 */
export async function checkCode(
  code: string,
  purpose: 'PASSWORD_RESET' | 'EMAIL_CHANGE',
  lang: Lang,
): Promise<boolean> {
  if (code === '') return false;
  try {
    const answer = await request(CodeIsValidDocument, { lang, variables: { code, purpose } });
    return answer.codeIsValid;
  } catch (error) {
    console.info('Whether the link still works could not be asked', error);
    return true;
  }
}
