/** A new shop has no orders: there is nothing to seed. The command exists so that every service is started alike. */
process.stdout.write('orders: nothing to seed\n');
