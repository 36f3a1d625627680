import type { FollowedTopUpFragment } from '@/data/generated/payments';

/** Whether a top-up has reached a final state. */
export const isDecided = ({ status }: Pick<FollowedTopUpFragment, 'status'>): boolean =>
  status !== 'PENDING' && status !== 'PROCESSING';
