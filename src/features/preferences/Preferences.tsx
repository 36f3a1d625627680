import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageList } from '@/features/preferences/LanguageList';
import { useCurrencyCode, useCurrencyId } from '@/features/preferences/currencies';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { whenIdle } from '@/lib/whenIdle';
import { languageOf, type Lang } from '@/shared/languages';
import { useColorMode } from '@/theme/colorMode';
import { CurrencyIcon, DeviceIcon, GlobeIcon, MoonIcon, SunIcon } from '@/ui/icons';
import { lazyPart } from '@/ui/lazyPart';
import { Menu } from '@/ui/Menu';

const choice = lazyPart(async () => (await loadChunk(() => import('@/features/preferences/Choice'))).Choice, {
  optional: true,
});

/** Loads the options ahead of `Choice`. */
export const prepareChoice = (): void => choice.preload();

/** The options of a preference, lazily loaded. */
export function Choice(props: { of: 'currency' | 'theme' }) {
  return (
    <Suspense>
      <choice.Part {...props} />
    </Suspense>
  );
}

const modeIcons = { system: DeviceIcon, light: SunIcon, dark: MoonIcon } as const;

/** The current language, with a menu of the other twelve. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { nativeName, tag } = languageOf(useLang());
  return (
    <Menu
      label={t('preferences.languageNow', { name: nativeName })}
      face={
        <>
          <GlobeIcon size={18} />
          <span lang={tag}>{nativeName}</span>
        </>
      }
    >
      <LanguageList />
    </Menu>
  );
}

/** Loads the currency list, which has the code of the chosen currency. */
async function nameCurrency(lang: Lang): Promise<void> {
  try {
    const { loadCurrencies } = await loadChunk(() => import('@/features/preferences/loadCurrencies'));
    await loadCurrencies(lang);
  } catch (error) {
    console.info('The currencies could not be loaded', error);
  }
}

/** The display currency of prices. */
export function CurrencyMenu() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const code = useCurrencyCode();
  const isChosen = useCurrencyId() !== undefined;

  useEffect(() => {
    // Only a chosen currency is known by id alone and needs the list for its code.
    if (!isChosen) return undefined;
    return whenIdle(() => void nameCurrency(lang));
  }, [isChosen, lang]);

  return (
    <Menu
      label={code ? t('preferences.currencyNow', { code }) : t('preferences.currency')}
      face={code ?? <CurrencyIcon size={18} />}
      prepare={prepareChoice}
    >
      <Choice of="currency" />
    </Menu>
  );
}

/** Light, dark, or following the device. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const preference = useColorMode((mode) => mode.preference);
  const Icon = modeIcons[preference];
  return (
    <Menu
      label={t('preferences.themeNow', { mode: t(`preferences.modes.${preference}`) })}
      face={<Icon size={18} />}
      prepare={prepareChoice}
    >
      <Choice of="theme" />
    </Menu>
  );
}
