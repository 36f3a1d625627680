/** The owner's database, whose catalogue the pages of the build show; undefined for a build of the demo. */
export const ownDatabaseOf = (env: NodeJS.ProcessEnv): string | undefined =>
  env['APP_ENV'] === 'production' ? env['DATABASE_URL'] || undefined : undefined;
