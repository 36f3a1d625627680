import { useTranslation } from 'react-i18next';
import { KindFilter } from '@/features/sponsors/KindFilter';
import { offersOf, readKind } from '@/features/sponsors/offers';
import { useFormat } from '@/i18n/format';
import { CardGrid } from '@/ui/CardGrid';
import { StatusPill } from '@/ui/StatusPill';
import { useSearchValues } from '@/ui/useSearchValues';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** What can be sponsored, all of it or the kind that the address asks for. */
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
      {/* The cards are too much to be read out at every press; their names are not. */}
      <div role="status">
        <VisuallyHidden>{list(cards.map(({ title }) => title))}</VisuallyHidden>
      </div>
      <CardGrid cards={cards} />
    </>
  );
}
