import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageList } from '@/features/preferences/LanguageList';
import { loadCurrencies, useCurrencyCode, useCurrencyId } from '@/features/preferences/currencies';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { whenIdle } from '@/lib/whenIdle';
import { languageOf } from '@/shared/languages';
import { useColorMode } from '@/theme/colorMode';
import { CurrencyIcon, DeviceIcon, GlobeIcon, MoonIcon, SunIcon } from '@/ui/icons';
import { lazyPart } from '@/ui/lazyPart';
import { Menu } from '@/ui/Menu';

const currencyPart = lazyPart(
  async () => (await loadChunk(() => import('@/features/preferences/CurrencyChoice'))).CurrencyChoice,
  { optional: true },
);

const themePart = lazyPart(
  async () => (await loadChunk(() => import('@/features/preferences/ThemeChoice'))).ThemeChoice,
  { optional: true },
);

/** The currencies to choose from. */
export function CurrencyChoice() {
  return (
    <Suspense>
      <currencyPart.Part />
    </Suspense>
  );
}

/** Light, dark, or like the device. */
export function ThemeChoice() {
  return (
    <Suspense>
      <themePart.Part />
    </Suspense>
  );
}

/** Loads what the menus show once the page has started, so that they open at once. */
export function usePreferenceParts(): void {
  useEffect(() => {
    currencyPart.preload();
    themePart.preload();
  }, []);
}

const modeIcons = { system: DeviceIcon, light: SunIcon, dark: MoonIcon } as const;

/** The language of the page and a way to the other twelve. */
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

/** The currency that prices are shown in. */
export function CurrencyMenu() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const code = useCurrencyCode();
  const isChosen = useCurrencyId() !== undefined;

  useEffect(() => {
    // Only a chosen currency is known by its id alone and needs the list to be named.
    if (!isChosen) return undefined;
    return whenIdle(() => void loadCurrencies(lang));
  }, [isChosen, lang]);

  return (
    <Menu
      label={code ? t('preferences.currencyNow', { code }) : t('preferences.currency')}
      face={code ?? <CurrencyIcon size={18} />}
      onOpen={() => void loadCurrencies(lang)}
    >
      <CurrencyChoice />
    </Menu>
  );
}

/** Light, dark, or like the device. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const preference = useColorMode((mode) => mode.preference);
  const Icon = modeIcons[preference];
  return (
    <Menu
      label={t('preferences.themeNow', { mode: t(`preferences.modes.${preference}`) })}
      face={<Icon size={18} />}
    >
      <ThemeChoice />
    </Menu>
  );
}
