/** What a person of the staff may do; a person has one role. */
export const roles = ['owner', 'manager', 'support', 'editor', 'accountant'] as const;

export type Role = (typeof roles)[number];

/** The roles that an act is open to. */
export const rights = {
  everyone: roles,
  /** People and secrets. */
  owner: ['owner'],
  /** Access, addresses, and what else changes a person's things. */
  lead: ['owner', 'manager'],
  /** Help for a customer. */
  help: ['owner', 'manager', 'support'],
  /** Reading customers and orders. */
  read: ['owner', 'manager', 'support', 'accountant'],
  /** Files with many people's data. */
  export: ['owner', 'manager', 'accountant'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
