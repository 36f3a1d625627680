/** The URL of the owner's database, whose catalogue the prerendered pages show; undefined for a demo build. */
export const ownDatabaseOf = (env: NodeJS.ProcessEnv): string | undefined =>
  env['APP_ENV'] === 'production' ? env['DATABASE_URL'] || undefined : undefined;
