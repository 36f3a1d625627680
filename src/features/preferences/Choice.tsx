import { CurrencyChoice } from '@/features/preferences/CurrencyChoice';
import { ThemeChoice } from '@/features/preferences/ThemeChoice';

/** The options of a preference. */
export function Choice({ of: preference }: { of: 'currency' | 'theme' }) {
  return preference === 'currency' ? <CurrencyChoice /> : <ThemeChoice />;
}
