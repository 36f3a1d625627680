/** What belongs to the calls: an unknown path among them is no page. */
export const callPath = /^\/(?:api|avatars|public-graphql|sandbox)(?:\/|$)/;
