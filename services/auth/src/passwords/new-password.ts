import { isStaff, type Role } from '@shopwright/contracts/roles';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { fieldError } from '@shopwright/service-kit/errors';
import { loadOnce } from '@shopwright/service-kit/runtime/load-once';

/** The account that the password is chosen for. Its own name and address are among the first guesses. */
interface PasswordOwner {
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
}

/** A password of an account that runs the store is longer, and must resist more guesses. */
const staffLengthMin = 12;
const guessesMin = { shopper: 10_000, staff: 1_000_000 };

/** The estimate takes longer with each character. What these are worth is enough to know. */
const estimatedLengthMax = 32;

/** Throws `invalid_request` for `path` when the password is too short for its owner's role or among the common ones. */
export async function checkNewPassword(path: string, password: string, owner: PasswordOwner): Promise<void> {
  const level = isStaff(owner.role) ? 'staff' : 'shopper';
  if (level === 'staff' && password.length < staffLengthMin)
    throw fieldError('invalid_request', path, validationMessages.password_min_staff);
  if ((await estimateGuesses(password, owner)) < guessesMin[level])
    throw fieldError('invalid_request', path, validationMessages.password_common);
}

async function estimateGuesses(password: string, { email, firstName, lastName }: PasswordOwner): Promise<number> {
  const ownWords = [email, email.split('@')[0] ?? '', firstName, lastName];
  const estimator = await loadEstimator();
  return estimator.check(password.slice(0, estimatedLengthMax), ownWords).guesses;
}

/** Loads the list of common passwords, about 9 MB, when the first one is chosen. */
const loadEstimator = loadOnce(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
});
