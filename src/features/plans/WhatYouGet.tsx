import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { titlesOf, type Catalogue } from '@/features/plans/catalogue';
import { useSalePrice } from '@/features/plans/price';
import type { Title } from '@/features/plans/shelf';
import styles from '@/features/plans/WhatYouGet.module.css';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { siteLanguages } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { Has } from '@/ui/Has';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import { Ours } from '@/ui/Ours';

interface WhatYouGetProps {
  /** Undefined while it loads, or if it couldn't be loaded. */
  catalogue: Catalogue | undefined;
}

/** A real study: the newest one. */
function OneStudy({ catalogue }: WhatYouGetProps) {
  const lang = useLang();
  const { list } = useFormat();
  const [study] = catalogue?.researches.Researches ?? [];
  if (!study) return null;
  return (
    <p className={styles.example}>
      <Link className={styles.name} to={paths.research.href(lang, study.slug)}>
        <bdi>{study.title}</bdi>
      </Link>
      <bdi className="muted small">{list(study.Authors.map(({ fullName }) => fullName))}</bdi>
    </p>
  );
}

/** The first title for which members pay less, or else the first one with a price. */
function useExample(catalogue: Catalogue | undefined): Title | undefined {
  const offerOf = useSalePrice();
  const titles = catalogue ? titlesOf(catalogue) : [];
  const priced = titles.filter((product) => offerOf(product).price !== undefined);
  return priced.find((product) => offerOf(product).price?.member !== undefined) ?? priced[0];
}

/** A real title, with its price and the members' price. */
function OneTitle({ catalogue }: WhatYouGetProps) {
  const lang = useLang();
  const offerOf = useSalePrice();
  const product = useExample(catalogue);
  const offered = product && offerOf(product);
  if (!product || !offered?.price) return null;
  return (
    <p className={styles.example}>
      <Link className={styles.name} to={paths.product.href(lang, product.slug)}>
        <bdi>{product.title}</bdi>
      </Link>
      <span className={styles.price}>
        {offered.isFrom ? (
          <PriceFrom price={offered.price} />
        ) : (
          <Money amount={offered.price.amount} currency={offered.price.currency} />
        )}
        <PriceNotes price={offered.price} />
      </span>
    </p>
  );
}

/** The languages by their own names. */
const Languages = () => (
  <p className={`muted small ${styles.languages}`}>
    {siteLanguages.map(({ prefix, tag, nativeName }) => (
      <bdi key={prefix} lang={tag}>
        {nativeName}
      </bdi>
    ))}
  </p>
);

interface PieceProps {
  name: 'studies' | 'titles' | 'languages';
  /** How many there are. */
  fact: string | undefined;
  children: ReactNode;
}

function Piece({ name, fact, children }: PieceProps) {
  const { t } = useTranslation('landing');
  return (
    <li>
      {fact !== undefined && <p className={styles.fact}>{fact}</p>}
      <h3>{t(`get.${name}.title`)}</h3>
      <p className="muted">{t(`get.${name}.text`)}</p>
      {children}
    </li>
  );
}

/** What one gets, each with a real thing. */
export function WhatYouGet({ catalogue }: WhatYouGetProps) {
  const { t } = useTranslation('landing');
  const { titles = 0, studies = 0 } = catalogue?.shop ?? {};
  return (
    <ul className={styles.columns}>
      <Has part="studies">
        <Piece name="studies" fact={studies > 0 ? t('facts.studies', { count: studies }) : undefined}>
          <OneStudy catalogue={catalogue} />
        </Piece>
      </Has>
      <Ours>
        <Has part="titles">
          <Piece name="titles" fact={titles > 0 ? t('facts.titles', { count: titles }) : undefined}>
            <OneTitle catalogue={catalogue} />
          </Piece>
        </Has>
      </Ours>
      <Piece name="languages" fact={t('facts.languages', { count: siteLanguages.length })}>
        <Languages />
      </Piece>
    </ul>
  );
}
