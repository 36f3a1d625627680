import type { ReactNode } from 'react';

interface OursProps {
  children: ReactNode;
  /** What a build for a provider of the specification shows instead. */
  otherwise?: ReactNode;
}

/** Parts of a page that need more than the specification has: absent from a build for its provider. */
export const Ours = ({ children, otherwise = null }: OursProps) =>
  import.meta.env.VITE_PROVIDER === 'specification' ? otherwise : children;
