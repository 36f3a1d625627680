/** The closed list of `extensions.code` in GraphQL errors and `error.code` in REST answers. */
const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'PRICE_CHANGED',
  'PLAN_CHANGE_UNCONFIRMED',
  'ALREADY_OWNED',
  'PAYMENT_PROCESSING',
  'SOLD_OUT',
  'EVENT_OVER',
  'INSUFFICIENT_BALANCE',
  'PAYMENT_DECLINED',
  'CONFLICT',
  'RATE_LIMITED',
  'TWO_FACTOR_REQUIRED',
  'PASSWORD_REQUIRED',
  'EMAIL_UNVERIFIED',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What a single field of a form can be wrong in; the application has a text for each. */
export const fieldErrors = [
  'required',
  'email',
  'tooShort',
  'tooLong',
  'passwordCommon',
  'taken',
  'terms',
  'mismatch',
  'invalid',
  'promoUnknown',
  'wrongPassword',
  'wrongCode',
  'same',
  'phone',
  'date',
  'userName',
  'userNameTaken',
  'fileType',
  'fileSize',
  'fileBroken',
  'filePixels',
  'tooLittle',
  'tooMuch',
  'notNumber',
  'ambiguous',
  'tooFine',
  'soldOut',
  'over',
] as const;

export type FieldError = (typeof fieldErrors)[number];

/** Field name to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);
export const isFieldError = (value: unknown): value is FieldError =>
  fieldErrors.some((code) => code === value);
