/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toJSON().startsWith(text);
};

/** Whether a text is a moment with its UTC offset, such as `2027-01-31T18:00Z`; at most nine decimals of seconds. */
export const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) &&
  /^.{10}T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));
