/** Tables of the server, in a schema of their own: what `reset` goes back to. */
const snapshot = 'snapshot'

/**
 * Copies all tables and the positions of all sequences into the snapshot. From then on, triggers note the tables that change. One
 * statement, and so one transaction.
 */
export const keepSql = `do $$
declare name text;
begin
  drop schema if exists ${snapshot} cascade;
  create schema ${snapshot};
  create table ${snapshot}."*changed" (name text);
  create function ${snapshot}.note() returns trigger language plpgsql as $note$
  begin
    insert into ${snapshot}."*changed" values (tg_table_name);
    return null;
  end $note$;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table ${snapshot}.%I as table public.%I', name, name);
    execute format('create trigger note_change after insert or update or delete or truncate on public.%I for each statement execute function ${snapshot}.note()', name);
  end loop;
  create table ${snapshot}."*sequences" as
    select sequencename::text as name, start_value as start, last_value as position from pg_sequences where schemaname = 'public';
end $$`

/**
 * Replaces all rows of the tables that have changed, and all sequence positions, with the stored ones. Triggers and foreign keys are off
 * until the end, so tables can be in any order. `delete` is faster than `truncate` here, which creates new files for every table and index.
 */
export const restoreSql = `do $$
declare changed text[]; name text; columns text; sequence record;
begin
  set local session_replication_role = replica;
  with noted as (delete from ${snapshot}."*changed" returning *) select array_agg(distinct noted.name) into changed from noted;
  foreach name in array coalesce(changed, '{}') loop
    select string_agg(quote_ident(attname), ',') into columns from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('delete from public.%I', name);
    execute format('insert into public.%I (%s) overriding system value select %s from ${snapshot}.%I', name, columns, columns, name);
  end loop;
  for sequence in select * from ${snapshot}."*sequences" loop
    perform setval(format('public.%I', sequence.name), coalesce(sequence.position, sequence.start), sequence.position is not null);
  end loop;
end $$`
