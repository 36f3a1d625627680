import { sql, type Kysely } from 'kysely';

const statements = [
  // The member price (decision 0030); the lower of it and the regular price is charged.
  `alter table prices add column member_minor bigint check (member_minor > 0)`,
  `alter table plans add column opens_member_prices boolean not null default false`,
  `alter table orders add column is_member_price boolean not null default false`,

  // The slug of a product's page, and every slug it ever had: they lead to it permanently.
  `alter table products add column slug text`,
  `update products set slug = 'product-' || trim(both '-' from regexp_replace(lower(id), '[^a-z0-9]+', '-', 'g'))`,
  `alter table products alter column slug set not null,
    add constraint products_slug_key unique (slug),
    add constraint products_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100)`,
  `create table product_slugs (
    slug text primary key,
    product_id text not null references products on delete cascade)`,
  `insert into product_slugs (slug, product_id) select slug, id from products`,
  `create function product_slug() returns trigger language plpgsql as $$
    begin
      new.slug := coalesce(new.slug,
        'product-' || trim(both '-' from regexp_replace(lower(new.id), '[^a-z0-9]+', '-', 'g')));
      return new;
    end $$`,
  `create trigger product_slug before insert on products for each row execute function product_slug()`,
  // A former slug of another product is taken too.
  `create function keep_product_slug() returns trigger language plpgsql as $$
    begin
      insert into product_slugs (slug, product_id) values (new.slug, new.id)
        on conflict (slug) do update set product_id = excluded.product_id
          where product_slugs.product_id = excluded.product_id;
      if not found then
        raise unique_violation using message = 'the slug ' || new.slug || ' leads to another product';
      end if;
      return null;
    end $$`,
  `create trigger keep_product_slug after insert or update of slug on products
    for each row execute function keep_product_slug()`,
  `create trigger catalogue_changes before insert or update or delete or truncate on product_slugs
    for each statement execute function catalogue_changes()`,

  // Who made a product, and which sample of it everyone may read, hear or see.
  `create table product_authors (
    product_id text not null references products on delete cascade,
    author_id text not null references authors,
    position integer not null,
    primary key (product_id, author_id))`,
  `alter table products add column sample_id text references deliverables on delete set null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
