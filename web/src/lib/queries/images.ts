import * as productEditing from '@shopwright/contracts/http/product-editing';
import { upload } from '../api-client';

export const uploadImage = (file: File) => upload(productEditing.uploadImage, file);
