import { takePosted, type DeclarationStep } from '@/shared/postedForm';

/** Where a page starts: with the answer to a form that was posted without script, or with what its address fills in. */
export function firstStep({ url }: Pick<Request, 'url'>): DeclarationStep {
  const number = new URL(url).searchParams.get('number');
  return takePosted() ?? { step: 'form', typed: number ? { number } : {} };
}
