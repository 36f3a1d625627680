import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '@/ui/list/DataTable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFormat } from '@/i18n/format';
import styles from '@/features/site/services/CompareTable.module.css';

const readers = ['member', 'buyer', 'guest'] as const;

type Reader = (typeof readers)[number];

const lines = ['read', 'files', 'titles', 'activations', 'receipts', 'account'] as const;

type Line = (typeof lines)[number];

/** A tick or a dash if the answer is yes or no; otherwise words. */
type Answer = boolean | string;

export interface PlanFacts {
  /** How many activations the plans have: the fewest and the most. */
  readonly activations: readonly [fewest: number, most: number];
  readonly hasTrial: boolean;
}

/** What each reader gets, for members by what the plans have. */
function useAnswers(facts: PlanFacts | undefined): Readonly<Record<Line, Readonly<Record<Reader, Answer>>>> {
  const { t } = useTranslation('services');
  const { number } = useFormat();
  const [fewest, most] = facts?.activations ?? [0, 0];
  const range =
    fewest === most ? number(most) : t('compare.range', { from: number(fewest), to: number(most) });
  return {
    read: { member: true, buyer: true, guest: true },
    files: { member: true, buyer: false, guest: false },
    titles: { member: t('compare.memberPrice'), buyer: t('compare.fullPrice'), guest: false },
    activations: { member: facts ? most > 0 && range : true, buyer: false, guest: false },
    receipts: { member: true, buyer: true, guest: false },
    account: {
      member: facts?.hasTrial === false ? t('compare.no') : t('compare.onlyTrial'),
      buyer: t('compare.no'),
      guest: t('compare.no'),
    },
  };
}

function Mark({ answer }: { answer: Answer }) {
  const { t } = useTranslation('services');
  if (typeof answer === 'string') return <span>{answer}</span>;
  const Icon = answer ? Check : Minus;
  return (
    <span className={answer ? styles.yes : styles.no}>
      <Icon size={22} aria-hidden="true" />
      <VisuallyHidden>{answer ? t('compare.yes') : t('compare.no')}</VisuallyHidden>
    </span>
  );
}

function useColumns(facts: PlanFacts | undefined): readonly Column<Line>[] {
  const { t } = useTranslation('services');
  const answers = useAnswers(facts);
  return [
    {
      key: 'feature',
      name: t('compare.feature'),
      className: styles.feature,
      cell: (line) => t(`compare.rows.${line}`),
    },
    ...readers.map((key) => ({
      key,
      name: t(`compare.${key}`),
      className: styles.reader,
      isLabelled: true,
      cell: (line: Line) => <Mark answer={answers[line][key]} />,
    })),
  ];
}

interface CompareTableProps {
  /** Undefined while the plans load, or if they couldn't be loaded. */
  facts: PlanFacts | undefined;
}

/** Who gets what: a table if there's room; on a phone, a list with the three answers below each feature. */
export function CompareTable({ facts }: CompareTableProps) {
  const { t } = useTranslation('services');
  return (
    <DataTable
      label={t('compare.title')}
      columns={useColumns(facts)}
      rowClassName={styles.row}
      rows={lines}
      keyOf={(line) => line}
    />
  );
}
