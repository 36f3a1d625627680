import { useTranslation } from 'react-i18next';
import { Orrery } from '@/features/site/orrery/Orrery';
import type { Catalogue } from '@/features/plans/catalogue';
import { AwaitFacts, Lead, Offer, Proof } from '@/features/plans/Facts';
import { ShelfOpener } from '@/features/plans/ShelfOpener';
import { useShelf } from '@/features/plans/useShelf';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { ButtonLink } from '@/ui/Button';
import { Has, has } from '@/ui/Has';
import { Ours } from '@/ui/Ours';
import styles from '@/pages/landing.module.css';

/** Leads to all titles. */
function ToCatalog() {
  const { t } = useTranslation('landing');
  const lang = useLang();
  return <ButtonLink to={paths.products.href(lang)}>{t('hero.catalogue')}</ButtonLink>;
}

const showOffer = (catalogue: Catalogue | undefined) => (
  <Offer className={styles.eyebrow} catalogue={catalogue} />
);
const showLead = (catalogue: Catalogue | undefined) => <Lead className={styles.lead} catalogue={catalogue} />;
const showShelf = (catalogue: Catalogue | undefined) => <Shelf catalogue={catalogue} />;
const showProof = (catalogue: Catalogue | undefined) => <Proof catalogue={catalogue} />;

/** The orrery with what is sold, each of which opens in place. */
function Shelf({ catalogue }: { catalogue: Catalogue | undefined }) {
  const { goods, holdings } = useShelf(catalogue);
  return (
    <ShelfOpener goods={goods}>
      {(open, isOpen) => <Orrery goods={goods} holdings={holdings} onOpen={open} isHeld={isOpen} />}
    </ShelfOpener>
  );
}

interface HeroProps {
  /** May still be loading when the page opens. */
  catalogue: Catalogue | Promise<Catalogue>;
}

/** The first window: what is sold, from what price, how to try it, and why to trust it. */
export function Hero({ catalogue }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <Ours otherwise={<p className={styles.eyebrow}>{t('hero.eyebrow')}</p>}>
          <AwaitFacts catalogue={catalogue}>{showOffer}</AwaitFacts>
        </Ours>
        <h1>{has('company') ? t('hero.title') : product.name}</h1>
        <Ours otherwise={<p className={styles.lead}>{t('hero.lead')}</p>}>
          <AwaitFacts catalogue={catalogue}>{showLead}</AwaitFacts>
        </Ours>
        <div className="cluster">
          <Has part="plans">
            <ButtonLink variant="primary" to="#plans">
              {t('hero.plans')}
            </ButtonLink>
          </Has>
          <Ours>
            <Has part="titles">
              <ToCatalog />
            </Has>
          </Ours>
        </div>
        <Ours>
          <AwaitFacts catalogue={catalogue}>{showProof}</AwaitFacts>
        </Ours>
      </div>
      <AwaitFacts catalogue={catalogue}>{showShelf}</AwaitFacts>
    </section>
  );
}
