import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import type { ResearchCardFragment } from '@/data/generated/public/researches';
import { Band } from '@/ui/layout/Band';
import { ResearchCards } from '@/features/researches/ResearchCards';
import type { MaybePromise } from '@/features/researches/researches';

/** A few related studies; renders nothing if there are none or loading fails. */
export function RelatedResearches({ related }: { related: MaybePromise<ResearchCardFragment[]> }) {
  const { t } = useTranslation('projectScience');
  return (
    <Suspense>
      {/* An element, because `null` would pass the error on to the page. */}
      <Await resolve={related} errorElement={<></>}>
        {(others: ResearchCardFragment[]) =>
          others.length > 0 && (
            <Band tone="sunken" title={t('research.related')}>
              <ResearchCards narrow researches={others} />
            </Band>
          )
        }
      </Await>
    </Suspense>
  );
}
