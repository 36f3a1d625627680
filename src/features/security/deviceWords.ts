import { useTranslation } from 'react-i18next';
import type { SecurityQuery } from '@/data/generated/security';
import { isolate } from '@/i18n/isolate';

export type Session = SecurityQuery['sessions'][number];
export type SignInRecord = SecurityQuery['signIns'][number];

/** Returns a description of a device's browser and system. */
export function useDeviceWords(): (device: Pick<Session, 'browser' | 'os'>) => string {
  const { t } = useTranslation('security');
  return ({ browser, os }) => {
    if (browser && os) return t('device.browserOnSystem', { browser: isolate(browser), os: isolate(os) });
    return browser ?? os ?? t('device.unknownBrowser');
  };
}
