/** Every kind of caller. */
export const callers = ['guest', 'customer', 'owner', 'manager', 'content', 'accountant'] as const
export type Caller = (typeof callers)[number]

/** Who may call what (docs/rules.md, "Permissions"), written apart from the contracts: a change of one has to be made in the other too. */
export const allowedCallers: Record<string, readonly Caller[]> = {
  public: callers,
  // A signature or a token inside the request authenticates it.
  provider: callers,
  customer: ['customer'],
  'staff:orders': ['owner', 'manager', 'accountant'],
  'staff:fulfilment': ['owner', 'manager'],
  'staff:refunds': ['owner', 'accountant'],
  'staff:promo': ['owner', 'manager'],
  'staff:rates': ['owner', 'manager'],
  'staff:settings': ['owner', 'manager'],
  'staff:customers': ['owner', 'manager'],
  'staff:content': ['owner', 'content'],
  'staff:statistics': ['owner', 'accountant'],
  staff: ['owner', 'manager', 'content', 'accountant'],
  'staff:staff': ['owner'],
  'staff:outbox': ['owner', 'manager'],
  'staff:system': ['owner'],
}
