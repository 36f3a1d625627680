import { Suspense, use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { Catalogue } from '@/features/plans/catalogue';
import { livePlan } from '@/features/plans/livePlan';
import { ownedProducts, ownPlan } from '@/features/plans/memberQueries';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Ours } from '@/ui/Ours';
import styles from '@/features/plans/MemberHome.module.css';

interface TileProps {
  label: string;
  /** The content, or a link text. */
  title: ReactNode;
  to: string;
  detail?: ReactNode;
}

function Tile({ label, title, to, detail }: TileProps) {
  return (
    <li className={styles.tile}>
      <h2>{label}</h2>
      <Link className={styles.title} to={to}>
        <bdi>{title}</bdi>
      </Link>
      {detail && <p className={styles.detail}>{detail}</p>}
    </li>
  );
}

interface MemberProps {
  bearer: string;
  catalogue: Catalogue;
}

function Plan({ bearer, catalogue }: MemberProps) {
  const { t } = useTranslation('landing');
  const { date } = useFormat();
  const lang = useLang();
  const live = livePlan(use(ownPlan.of(bearer, lang)));
  const plan = catalogue.plans.find(({ id }) => id === live?.Plan.id);
  const label = t('plans.yours');
  if (!live || !plan)
    return <Tile label={label} title={t('hero.plans')} to="#plans" detail={t('member.noPlan')} />;
  const end = live.activeEndDate;
  return (
    <Tile
      label={label}
      title={plan.title}
      to={paths.subscription.href(lang)}
      detail={
        live.status === 'PAST_DUE'
          ? t('member.overdue')
          : end !== null && t('member.until', { date: isolate(date(end)) })
      }
    />
  );
}

function Library({ bearer, catalogue }: MemberProps) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const items = use(ownedProducts.of(bearer, lang))?.ownedProducts ?? [];
  const [first] = items.flatMap(({ productId, itemId }) => {
    const product = catalogue.products.find(({ id }) => id === productId);
    return product ? [{ title: product.title, itemId }] : [];
  });
  const label = t('member.library');
  if (!first)
    return (
      <Tile
        label={label}
        title={t('hero.catalogue')}
        to={paths.products.href(lang)}
        detail={t('member.emptyLibrary')}
      />
    );
  return (
    <Tile
      label={label}
      title={first.title}
      to={paths.libraryItem.href(lang, first.itemId)}
      detail={<Link to={paths.purchases.href(lang)}>{t('member.all')}</Link>}
    />
  );
}

function News({ catalogue }: Pick<MemberProps, 'catalogue'>) {
  const { t } = useTranslation('landing');
  const { date } = useFormat();
  const lang = useLang();
  const [newest] = catalogue.researches.Researches;
  if (!newest) return null;
  const { title, slug, releaseDate } = newest;
  return (
    <Tile
      label={t('member.news')}
      title={title}
      to={paths.research.href(lang, slug)}
      detail={<time dateTime={releaseDate}>{date(releaseDate)}</time>}
    />
  );
}

function Tiles(props: MemberProps) {
  return (
    <ul className={styles.tiles}>
      <Suspense fallback={<li className={styles.tile} />}>
        <Plan {...props} />
      </Suspense>
      <Ours>
        <Suspense fallback={<li className={styles.tile} />}>
          <Library {...props} />
        </Suspense>
      </Ours>
      <News {...props} />
    </ul>
  );
}

interface MemberHomeProps {
  bearer: string;
  catalogue: Catalogue | Promise<Catalogue>;
}

/**
 * A member's start page: their plan, their library, and what's new. Empty if the catalog can't be loaded, which the
 * sections below say.
 */
export function MemberHome({ bearer, catalogue }: MemberHomeProps) {
  useEffect(
    () => () => {
      ownPlan.forget();
      ownedProducts.forget();
    },
    [],
  );
  return (
    <Suspense>
      <Await resolve={catalogue} errorElement={<></>}>
        {(known: Catalogue) => <Tiles bearer={bearer} catalogue={known} />}
      </Await>
    </Suspense>
  );
}
