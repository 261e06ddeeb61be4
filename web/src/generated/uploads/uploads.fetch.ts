// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetMultipartVideoUploadInfoMutationVariables = Exact<{
  videoUploadInput: Types.VideoUploadInput;
}>;


export type GetMultipartVideoUploadInfoMutation = { readonly getMultipartVideoUploadInfo: { readonly _id: string, readonly uploadInfo: { readonly multipartUploadId: string, readonly multipartUploadToken: string, readonly partsCount: number, readonly partUploadUrls: ReadonlyArray<string>, readonly completed: boolean } } };

export type CompleteMultipartVideoUploadMutationVariables = Exact<{
  videoId: string;
}>;


export type CompleteMultipartVideoUploadMutation = { readonly completeMultipartVideoUpload: boolean };

export type AbortVideoUploadMutationVariables = Exact<{
  _id: string;
}>;


export type AbortVideoUploadMutation = { readonly abortVideoUpload: boolean };

export const GetMultipartVideoUploadInfoOperation = "mutation getMultipartVideoUploadInfo($videoUploadInput:VideoUploadInput!){getMultipartVideoUploadInfo(videoUploadInput:$videoUploadInput){_id uploadInfo{multipartUploadId multipartUploadToken partsCount partUploadUrls completed}}}" as FetchOperation<GetMultipartVideoUploadInfoMutation, GetMultipartVideoUploadInfoMutationVariables>;
export const CompleteMultipartVideoUploadOperation = "mutation completeMultipartVideoUpload($videoId:ID!){completeMultipartVideoUpload(videoId:$videoId)}" as FetchOperation<CompleteMultipartVideoUploadMutation, CompleteMultipartVideoUploadMutationVariables>;
export const AbortVideoUploadOperation = "mutation abortVideoUpload($_id:ID!){abortVideoUpload(_id:$_id)}" as FetchOperation<AbortVideoUploadMutation, AbortVideoUploadMutationVariables>;
