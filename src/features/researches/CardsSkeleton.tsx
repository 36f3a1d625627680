import { Loading, Skeleton } from '@/ui/Skeleton';
import cards from '@/features/researches/ResearchCards.module.css';

/** A page of the catalogue in its size, while it is on its way. */
export function CardsSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <Loading label={label}>
      <div className={cards.cards}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cards.card}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="long" />
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton shape="pill" width="short" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
