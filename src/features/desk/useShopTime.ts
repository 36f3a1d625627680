import { useFormat } from '@/i18n/format';
import { useShopZone } from '@/features/desk/DeskContext';

/** Formats dates in the shop's time zone. */
export function useShopTime() {
  const { date, dateTime } = useFormat();
  const zone = useShopZone();
  return {
    day: (iso: string): string => date(iso, zone),
    minute: (iso: string): string => dateTime(iso, zone),
  };
}
