export const subjects = ['publishing', 'teaching', 'workshop', 'science', 'stage', 'numbers'] as const;
type Subject = (typeof subjects)[number];

/** Languages spoken by mentors, as BCP 47 tags, in menu order. */
export const spoken = ['en', 'de', 'fr', 'it', 'es', 'ru', 'uk', 'kk', 'he', 'ar', 'zh', 'ko'] as const;
type Spoken = (typeof spoken)[number];

interface Listed {
  readonly id: string;
  readonly subjects: readonly Subject[];
  readonly languages: readonly Spoken[];
  /** The first month with room for a new mentee, in ISO 8601. */
  readonly freeFrom: string;
}

/** All mentors; their names and bios are in the translations. */
const mentors = [
  { id: 'adler', subjects: ['publishing'], languages: ['de', 'en', 'he'], freeFrom: '2027-02' },
  { id: 'bekov', subjects: ['teaching'], languages: ['kk', 'ru'], freeFrom: '2027-01' },
  { id: 'chen', subjects: ['workshop'], languages: ['zh', 'en'], freeFrom: '2027-04' },
  { id: 'duval', subjects: ['science', 'numbers'], languages: ['fr', 'en'], freeFrom: '2027-03' },
  { id: 'haddad', subjects: ['stage'], languages: ['ar', 'fr', 'en'], freeFrom: '2027-02' },
  { id: 'ivanenko', subjects: ['numbers'], languages: ['uk', 'ru'], freeFrom: '2027-01' },
  { id: 'moretti', subjects: ['publishing'], languages: ['it', 'en', 'es'], freeFrom: '2027-05' },
  { id: 'park', subjects: ['stage', 'teaching'], languages: ['ko', 'en'], freeFrom: '2027-03' },
] as const satisfies readonly Listed[];

export type Mentor = (typeof mentors)[number];

/** The filters; undefined matches anything. */
export interface MentorSearch {
  readonly subject: Subject | undefined;
  readonly language: Spoken | undefined;
}

/** Reads the filters from the URL; unknown values are ignored. */
export const readMentorSearch = (search: URLSearchParams): MentorSearch => ({
  subject: subjects.find((subject) => subject === search.get('subject')),
  language: spoken.find((language) => language === search.get('language')),
});

/** The mentors who match both filters. */
export function findMentors({ subject, language }: MentorSearch): Mentor[] {
  return mentors.filter((mentor: Listed) => {
    const fitsSubject = subject === undefined || mentor.subjects.includes(subject);
    return fitsSubject && (language === undefined || mentor.languages.includes(language));
  });
}
