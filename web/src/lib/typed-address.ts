import { keepFieldsOf } from '@shopwright/contracts/address-layout';
import { postalAddress } from '@shopwright/contracts/http/addresses';
import * as z from 'zod';

type TypedAddress = z.input<typeof postalAddress>;

/** A country may be chosen after what its addresses do not have was typed. */
export const typedAddress = z.preprocess((typed: TypedAddress) => keepFieldsOf(typed), postalAddress);

export const blankAddress = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  locality: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
};
