import { useTranslation } from 'react-i18next';
import { KindFilter } from '@/features/site/sponsors/KindFilter';
import { offersOf, readKind } from '@/features/site/sponsors/offers';
import { useFormat } from '@/i18n/format';
import { CardGrid } from '@/ui/layout/CardGrid';
import { StatusPill } from '@/ui/StatusPill';
import { useSearchValues } from '@/ui/useSearchValues';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Sponsorship offers: all of them, or those of the kind in the URL. */
export function SponsorOffers() {
  const { t } = useTranslation('projectSponsors');
  const { list, year } = useFormat();
  const [search, change] = useSearchValues();
  const kind = readKind(search);
  const cards = offersOf(kind).map((offer) => ({
    key: offer.id,
    over: t(`offers.kinds.${offer.kind}`),
    title: t(`offers.list.${offer.id}.title`),
    text: t(`offers.list.${offer.id}.text`),
    under:
      'takenUntil' in offer ? (
        <StatusPill tone="quiet">{t('offers.state.taken', { year: year(offer.takenUntil) })}</StatusPill>
      ) : (
        <StatusPill tone="good">{t('offers.state.open')}</StatusPill>
      ),
  }));
  return (
    <>
      <KindFilter value={kind} onChange={(next) => change({ kind: next ?? '' })} />
      {/* Reading out whole cards on every change would be too much, so announce only their names. */}
      <div role="status">
        <VisuallyHidden>{list(cards.map(({ title }) => title))}</VisuallyHidden>
      </div>
      <CardGrid cards={cards} />
    </>
  );
}
