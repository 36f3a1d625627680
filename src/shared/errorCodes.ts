/** All values of `extensions.code` in GraphQL errors and `error.code` in REST responses. */
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
  'NOT_SOLD_HERE',
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

/** What can be wrong with a form field; the application has a text for each. */
export const fieldErrors = [
  'required',
  'choose',
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

/** Why a session ended, where its owner did not end it. */
export type SessionEndReason = 'TOO_MANY_SESSIONS';

export type FieldError = (typeof fieldErrors)[number];

/** Maps field names to what is wrong with them. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);
export const isFieldError = (value: unknown): value is FieldError =>
  fieldErrors.some((code) => code === value);
