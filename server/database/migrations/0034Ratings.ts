import { sql, type Kysely } from 'kysely';

/** Buyers' ratings of products, and how many gave each number of stars; decision 0041. */
const statements = [
  `create table ratings (
    id text primary key,
    user_id text not null references users on delete cascade,
    product_id text not null references products,
    stars smallint not null check (stars between 1 and 5),
    body text check (body <> ''),
    lang text not null,
    shows_name boolean not null,
    rated_at timestamptz not null,
    hidden_at timestamptz,
    is_shown boolean not null default false,
    unique (user_id, product_id))`,
  `create index ratings_reviews on ratings (product_id, rated_at desc, id)
    where is_shown and body is not null`,
  `create table rating_totals (
    product_id text primary key references products on delete cascade,
    stars integer[] not null default '{0,0,0,0,0}',
    reviews integer not null default 0)`,

  // Shown as long as the author has a grant for the product that was not refunded.
  `create function decide_rating_shown() returns trigger language plpgsql as $$
    begin
      new.is_shown = new.hidden_at is null
        and exists (select from users where id = new.user_id and blocked_at is null)
        and exists (
          select from grants left join orders on orders.id = grants.order_id
          where (grants.user_id = new.user_id
              or grants.user_id in (select id from users where merged_into = new.user_id))
            and grants.kind in ('PRODUCT', 'ACTIVATION') and grants.subject = new.product_id
            and (orders.id is null or orders.status = 'PAID'));
      return new;
    end $$`,
  `create trigger decide_shown before insert or update on ratings
    for each row execute function decide_rating_shown()`,

  // Reevaluate at the very end of the transaction, once everything it depends on has been written.
  `create function follow_order_with_ratings() returns trigger language plpgsql as $$
    begin
      update ratings set is_shown = is_shown from grants join users on users.id = grants.user_id
        where grants.order_id = new.id and grants.kind in ('PRODUCT', 'ACTIVATION')
          and ratings.product_id = grants.subject and ratings.user_id in (users.id, users.merged_into);
      return null;
    end $$`,
  `create constraint trigger follow_ratings after update of status on orders
    deferrable initially deferred for each row
    when (old.status <> new.status and 'REFUNDED' in (old.status, new.status))
    execute function follow_order_with_ratings()`,
  `create function follow_grant_with_ratings() returns trigger language plpgsql as $$
    begin
      update ratings set is_shown = is_shown
        where user_id = new.user_id and product_id = new.subject and not is_shown;
      return null;
    end $$`,
  `create constraint trigger follow_ratings after insert on grants
    deferrable initially deferred for each row when (new.kind in ('PRODUCT', 'ACTIVATION'))
    execute function follow_grant_with_ratings()`,
  `create function follow_author_with_ratings() returns trigger language plpgsql as $$
    begin
      update ratings set is_shown = is_shown where user_id = new.id;
      return null;
    end $$`,
  `create constraint trigger follow_ratings after update of blocked_at on users
    deferrable initially deferred for each row when (old.blocked_at is distinct from new.blocked_at)
    execute function follow_author_with_ratings()`,

  // As in `count_list_row`: the holder of a total's lock never waits for anything else.
  `create function count_rating() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new.is_shown then
        insert into rating_totals (product_id) values (new.product_id) on conflict do nothing;
        update rating_totals
          set stars[new.stars] = stars[new.stars] + 1, reviews = reviews + (new.body is not null)::integer
          where product_id = new.product_id;
      end if;
      if tg_op <> 'INSERT' and old.is_shown then
        update rating_totals
          set stars[old.stars] = stars[old.stars] - 1, reviews = reviews - (old.body is not null)::integer
          where product_id = old.product_id;
      end if;
      return null;
    end $$`,
  `create constraint trigger count_rated after insert or delete on ratings
    deferrable initially deferred for each row execute function count_rating()`,
  `create constraint trigger count_changed after update on ratings
    deferrable initially deferred for each row
    when ((old.is_shown, old.stars, old.body is null) is distinct from (new.is_shown, new.stars, new.body is null))
    execute function count_rating()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
