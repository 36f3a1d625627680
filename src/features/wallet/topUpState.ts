import type { FollowedTopUpFragment } from '@/data/generated/payments';

/** Whether nothing is to be expected of a top-up any more. */
export const isDecided = ({ status }: Pick<FollowedTopUpFragment, 'status'>): boolean =>
  status !== 'PENDING' && status !== 'PROCESSING';
