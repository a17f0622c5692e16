/** The anchor of a name: `DATABASE_URL` → `database-url`, `db.pool.propagateCreateError` → `db-pool-propagatecreateerror`. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
