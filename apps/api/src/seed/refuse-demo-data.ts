import { type Config, ConfigError, UNLESS_TOLD } from '#config';
import { withConnection } from '#db/with-connection';
import { shoppers } from './content/shoppers.ts';

function refusalOf({ databaseUrl, dataDir }: Config): ConfigError {
  const [named, another] =
    databaseUrl === undefined
      ? [`DATA_DIR (${dataDir})`, 'un autre DATA_DIR']
      : ['La base de données de DATABASE_URL', 'une autre base de données'];
  return new ConfigError(
    `${named} contient la boutique de démonstration, ses comptes, ses codes promo et ses commandes inventées, ce qui est refusé ${UNLESS_TOLD} : donnez ${another} à la vraie boutique.`,
  );
}

/**
 * A trial that goes live on its database would have shoppers whose password everybody can read, and sell stock that nobody has. Throws a ConfigError
 * where the shop is one for real and the demo shop is in this migrated database.
 */
export async function refuseDemoData(config: Config, databaseUrl: string): Promise<void> {
  if (!config.refusesTrials) return;
  const { rows } = await withConnection(databaseUrl, 'tokpa start', (client) =>
    // Anybody may register one of these addresses; of one and the same salted hash for several the seed alone is the maker.
    client.query(
      'SELECT FROM users WHERE email = ANY($1) GROUP BY password_hash HAVING count(*) > 1 AND password_hash IS NOT NULL LIMIT 1',
      [shoppers.map(({ email }) => email)],
    ),
  );
  if (rows.length > 0) throw refusalOf(config);
}
