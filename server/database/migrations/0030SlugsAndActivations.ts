import { sql, type Kysely } from 'kysely';

const statements = [
  // Every slug that a study has or had leads to it, unless another study has taken it.
  `create table research_slugs (
    slug text primary key,
    research_id text not null references researches (id) on delete cascade)`,
  `create index research_slugs_research on research_slugs (research_id)`,
  `insert into research_slugs (slug, research_id) select slug, id from researches`,
  `create function keep_research_slug() returns trigger language plpgsql as $$
    begin
      insert into research_slugs (slug, research_id) values (new.slug, new.id)
        on conflict (slug) do update set research_id = excluded.research_id;
      return null;
    end $$`,
  `create trigger keep_research_slug after insert or update of slug on researches
    for each row execute function keep_research_slug()`,
  // What an activation opens is decided once: reordering the tariffs does not change it.
  `alter table subscription_purchases add column tariff_id text references tariffs (id)`,
  `create index subscription_purchases_tariff on subscription_purchases (tariff_id)`,
  `update subscription_purchases set tariff_id = (
    select id from tariffs where tariffs.product_id = subscription_purchases.product_id
      and (archived_at is null or archived_at > subscription_purchases.created_at)
      order by position, id limit 1)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
