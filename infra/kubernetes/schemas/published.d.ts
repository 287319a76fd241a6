// Written by update.ts from kubernetes-models@5.1.0, @kubernetes-models/keda@2.0.0, @kubernetes-models/cloudnative-pg@2.0.0, @kubernetes-models/prometheus-operator@6.0.0: MIT, LICENSE
declare module "kubernetes-models/v1/Namespace" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1NamespaceSpec } from "kubernetes-models/v1/NamespaceSpec";
 import { IIoK8sApiCoreV1NamespaceStatus } from "kubernetes-models/v1/NamespaceStatus";
 export interface INamespace {
  apiVersion: "v1";
  kind: "Namespace";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiCoreV1NamespaceSpec;
  status?: IIoK8sApiCoreV1NamespaceStatus;
 }
 export { INamespace as IIoK8sApiCoreV1Namespace};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 import { IIoK8sApimachineryPkgApisMetaV1ManagedFieldsEntry } from "@kubernetes-models/apimachinery/apis/meta/v1/ManagedFieldsEntry";
 import { IIoK8sApimachineryPkgApisMetaV1OwnerReference } from "@kubernetes-models/apimachinery/apis/meta/v1/OwnerReference";
 export interface IObjectMeta {
  annotations?: {
   [key: string]: string;
  };
  creationTimestamp?: IIoK8sApimachineryPkgApisMetaV1Time;
  deletionGracePeriodSeconds?: number;
  deletionTimestamp?: IIoK8sApimachineryPkgApisMetaV1Time;
  finalizers?: Array<string>;
  generateName?: string;
  generation?: number;
  labels?: {
   [key: string]: string;
  };
  managedFields?: Array<IIoK8sApimachineryPkgApisMetaV1ManagedFieldsEntry>;
  name?: string;
  namespace?: string;
  ownerReferences?: Array<IIoK8sApimachineryPkgApisMetaV1OwnerReference>;
  resourceVersion?: string;
  selfLink?: string;
  uid?: string;
 }
 export { IObjectMeta as IIoK8sApimachineryPkgApisMetaV1ObjectMeta};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/Time" {
 export type ITime = string;
 export type Time = ITime;
 export { ITime as IIoK8sApimachineryPkgApisMetaV1Time, Time as IoK8sApimachineryPkgApisMetaV1Time };
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/ManagedFieldsEntry" {
 import { IIoK8sApimachineryPkgApisMetaV1FieldsV1 } from "@kubernetes-models/apimachinery/apis/meta/v1/FieldsV1";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IManagedFieldsEntry {
  apiVersion?: string;
  fieldsType?: string;
  fieldsV1?: IIoK8sApimachineryPkgApisMetaV1FieldsV1;
  manager?: string;
  operation?: string;
  subresource?: string;
  time?: IIoK8sApimachineryPkgApisMetaV1Time;
 }
 export { IManagedFieldsEntry as IIoK8sApimachineryPkgApisMetaV1ManagedFieldsEntry};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/FieldsV1" {
 export interface IFieldsV1 {
 }
 export { IFieldsV1 as IIoK8sApimachineryPkgApisMetaV1FieldsV1};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/OwnerReference" {
 export interface IOwnerReference {
  apiVersion: string;
  blockOwnerDeletion?: boolean;
  controller?: boolean;
  kind: string;
  name: string;
  uid: string;
 }
 export { IOwnerReference as IIoK8sApimachineryPkgApisMetaV1OwnerReference};
}
declare module "kubernetes-models/v1/NamespaceSpec" {
 export interface INamespaceSpec {
  finalizers?: Array<string>;
 }
 export { INamespaceSpec as IIoK8sApiCoreV1NamespaceSpec};
}
declare module "kubernetes-models/v1/NamespaceStatus" {
 import { IIoK8sApiCoreV1NamespaceCondition } from "kubernetes-models/v1/NamespaceCondition";
 export interface INamespaceStatus {
  conditions?: Array<IIoK8sApiCoreV1NamespaceCondition>;
  phase?: "Active" | "Terminating";
 }
 export { INamespaceStatus as IIoK8sApiCoreV1NamespaceStatus};
}
declare module "kubernetes-models/v1/NamespaceCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface INamespaceCondition {
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { INamespaceCondition as IIoK8sApiCoreV1NamespaceCondition};
}
declare module "kubernetes-models/v1/ConfigMap" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 export interface IConfigMap {
  apiVersion: "v1";
  binaryData?: {
   [key: string]: string;
  };
  data?: {
   [key: string]: string;
  };
  immutable?: boolean;
  kind: "ConfigMap";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
 }
 export { IConfigMap as IIoK8sApiCoreV1ConfigMap};
}
declare module "kubernetes-models/v1/Secret" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 export interface ISecret {
  apiVersion: "v1";
  data?: {
   [key: string]: string;
  };
  immutable?: boolean;
  kind: "Secret";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  stringData?: {
   [key: string]: string;
  };
  type?: string;
 }
 export { ISecret as IIoK8sApiCoreV1Secret};
}
declare module "kubernetes-models/v1/Service" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1ServiceSpec } from "kubernetes-models/v1/ServiceSpec";
 import { IIoK8sApiCoreV1ServiceStatus } from "kubernetes-models/v1/ServiceStatus";
 export interface IService {
  apiVersion: "v1";
  kind: "Service";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiCoreV1ServiceSpec;
  status?: IIoK8sApiCoreV1ServiceStatus;
 }
 export { IService as IIoK8sApiCoreV1Service};
}
declare module "kubernetes-models/v1/ServiceSpec" {
 import { IIoK8sApiCoreV1ServicePort } from "kubernetes-models/v1/ServicePort";
 import { IIoK8sApiCoreV1SessionAffinityConfig } from "kubernetes-models/v1/SessionAffinityConfig";
 export interface IServiceSpec {
  allocateLoadBalancerNodePorts?: boolean;
  clusterIP?: string;
  clusterIPs?: Array<string>;
  externalIPs?: Array<string>;
  externalName?: string;
  externalTrafficPolicy?: "Cluster" | "Local";
  healthCheckNodePort?: number;
  internalTrafficPolicy?: "Cluster" | "Local";
  ipFamilies?: Array<"" | "IPv4" | "IPv6">;
  ipFamilyPolicy?: "PreferDualStack" | "RequireDualStack" | "SingleStack";
  loadBalancerClass?: string;
  loadBalancerIP?: string;
  loadBalancerSourceRanges?: Array<string>;
  ports?: Array<IIoK8sApiCoreV1ServicePort>;
  publishNotReadyAddresses?: boolean;
  selector?: {
   [key: string]: string;
  };
  sessionAffinity?: "ClientIP" | "None";
  sessionAffinityConfig?: IIoK8sApiCoreV1SessionAffinityConfig;
  trafficDistribution?: string;
  type?: "ClusterIP" | "ExternalName" | "LoadBalancer" | "NodePort";
 }
 export { IServiceSpec as IIoK8sApiCoreV1ServiceSpec};
}
declare module "kubernetes-models/v1/ServicePort" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface IServicePort {
  appProtocol?: string;
  name?: string;
  nodePort?: number;
  port: number;
  protocol?: "SCTP" | "TCP" | "UDP";
  targetPort?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
 }
 export { IServicePort as IIoK8sApiCoreV1ServicePort};
}
declare module "@kubernetes-models/apimachinery/util/intstr/IntOrString" {
 export type IIntOrString = string | number;
 export type IntOrString = IIntOrString;
 export { IIntOrString as IIoK8sApimachineryPkgUtilIntstrIntOrString, IntOrString as IoK8sApimachineryPkgUtilIntstrIntOrString };
}
declare module "kubernetes-models/v1/SessionAffinityConfig" {
 import { IIoK8sApiCoreV1ClientIPConfig } from "kubernetes-models/v1/ClientIPConfig";
 export interface ISessionAffinityConfig {
  clientIP?: IIoK8sApiCoreV1ClientIPConfig;
 }
 export { ISessionAffinityConfig as IIoK8sApiCoreV1SessionAffinityConfig};
}
declare module "kubernetes-models/v1/ClientIPConfig" {
 export interface IClientIPConfig {
  timeoutSeconds?: number;
 }
 export { IClientIPConfig as IIoK8sApiCoreV1ClientIPConfig};
}
declare module "kubernetes-models/v1/ServiceStatus" {
 import { IIoK8sApimachineryPkgApisMetaV1Condition } from "@kubernetes-models/apimachinery/apis/meta/v1/Condition";
 import { IIoK8sApiCoreV1LoadBalancerStatus } from "kubernetes-models/v1/LoadBalancerStatus";
 export interface IServiceStatus {
  conditions?: Array<IIoK8sApimachineryPkgApisMetaV1Condition>;
  loadBalancer?: IIoK8sApiCoreV1LoadBalancerStatus;
 }
 export { IServiceStatus as IIoK8sApiCoreV1ServiceStatus};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/Condition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface ICondition {
  lastTransitionTime: IIoK8sApimachineryPkgApisMetaV1Time;
  message: string;
  observedGeneration?: number;
  reason: string;
  status: string;
  type: string;
 }
 export { ICondition as IIoK8sApimachineryPkgApisMetaV1Condition};
}
declare module "kubernetes-models/v1/LoadBalancerStatus" {
 import { IIoK8sApiCoreV1LoadBalancerIngress } from "kubernetes-models/v1/LoadBalancerIngress";
 export interface ILoadBalancerStatus {
  ingress?: Array<IIoK8sApiCoreV1LoadBalancerIngress>;
 }
 export { ILoadBalancerStatus as IIoK8sApiCoreV1LoadBalancerStatus};
}
declare module "kubernetes-models/v1/LoadBalancerIngress" {
 import { IIoK8sApiCoreV1PortStatus } from "kubernetes-models/v1/PortStatus";
 export interface ILoadBalancerIngress {
  hostname?: string;
  ip?: string;
  ipMode?: string;
  ports?: Array<IIoK8sApiCoreV1PortStatus>;
 }
 export { ILoadBalancerIngress as IIoK8sApiCoreV1LoadBalancerIngress};
}
declare module "kubernetes-models/v1/PortStatus" {
 export interface IPortStatus {
  error?: string;
  port: number;
  protocol: "SCTP" | "TCP" | "UDP";
 }
 export { IPortStatus as IIoK8sApiCoreV1PortStatus};
}
declare module "kubernetes-models/v1/PersistentVolumeClaim" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1PersistentVolumeClaimSpec } from "kubernetes-models/v1/PersistentVolumeClaimSpec";
 import { IIoK8sApiCoreV1PersistentVolumeClaimStatus } from "kubernetes-models/v1/PersistentVolumeClaimStatus";
 export interface IPersistentVolumeClaim {
  apiVersion: "v1";
  kind: "PersistentVolumeClaim";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiCoreV1PersistentVolumeClaimSpec;
  status?: IIoK8sApiCoreV1PersistentVolumeClaimStatus;
 }
 export { IPersistentVolumeClaim as IIoK8sApiCoreV1PersistentVolumeClaim};
}
declare module "kubernetes-models/v1/PersistentVolumeClaimSpec" {
 import { IIoK8sApiCoreV1TypedLocalObjectReference } from "kubernetes-models/v1/TypedLocalObjectReference";
 import { IIoK8sApiCoreV1TypedObjectReference } from "kubernetes-models/v1/TypedObjectReference";
 import { IIoK8sApiCoreV1VolumeResourceRequirements } from "kubernetes-models/v1/VolumeResourceRequirements";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IPersistentVolumeClaimSpec {
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod">;
  dataSource?: IIoK8sApiCoreV1TypedLocalObjectReference;
  dataSourceRef?: IIoK8sApiCoreV1TypedObjectReference;
  resources?: IIoK8sApiCoreV1VolumeResourceRequirements;
  selector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  storageClassName?: string;
  volumeAttributesClassName?: string;
  volumeMode?: "Block" | "Filesystem";
  volumeName?: string;
 }
 export { IPersistentVolumeClaimSpec as IIoK8sApiCoreV1PersistentVolumeClaimSpec};
}
declare module "kubernetes-models/v1/TypedLocalObjectReference" {
 export interface ITypedLocalObjectReference {
  apiGroup?: string;
  kind: string;
  name: string;
 }
 export { ITypedLocalObjectReference as IIoK8sApiCoreV1TypedLocalObjectReference};
}
declare module "kubernetes-models/v1/TypedObjectReference" {
 export interface ITypedObjectReference {
  apiGroup?: string;
  kind: string;
  name: string;
  namespace?: string;
 }
 export { ITypedObjectReference as IIoK8sApiCoreV1TypedObjectReference};
}
declare module "kubernetes-models/v1/VolumeResourceRequirements" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IVolumeResourceRequirements {
  limits?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
  requests?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
 }
 export { IVolumeResourceRequirements as IIoK8sApiCoreV1VolumeResourceRequirements};
}
declare module "@kubernetes-models/apimachinery/api/resource/Quantity" {
 export type IQuantity = number | string;
 export type Quantity = IQuantity;
 export { IQuantity as IIoK8sApimachineryPkgApiResourceQuantity, Quantity as IoK8sApimachineryPkgApiResourceQuantity };
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelectorRequirement } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelectorRequirement";
 export interface ILabelSelector {
  matchExpressions?: Array<IIoK8sApimachineryPkgApisMetaV1LabelSelectorRequirement>;
  matchLabels?: {
   [key: string]: string;
  };
 }
 export { ILabelSelector as IIoK8sApimachineryPkgApisMetaV1LabelSelector};
}
declare module "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelectorRequirement" {
 export interface ILabelSelectorRequirement {
  key: string;
  operator: string;
  values?: Array<string>;
 }
 export { ILabelSelectorRequirement as IIoK8sApimachineryPkgApisMetaV1LabelSelectorRequirement};
}
declare module "kubernetes-models/v1/PersistentVolumeClaimStatus" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 import { IIoK8sApiCoreV1PersistentVolumeClaimCondition } from "kubernetes-models/v1/PersistentVolumeClaimCondition";
 import { IIoK8sApiCoreV1ModifyVolumeStatus } from "kubernetes-models/v1/ModifyVolumeStatus";
 export interface IPersistentVolumeClaimStatus {
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod">;
  allocatedResourceStatuses?: {
   [key: string]: "ControllerResizeInProgress" | "ControllerResizeInfeasible" | "NodeResizeInProgress" | "NodeResizeInfeasible" | "NodeResizePending";
  };
  allocatedResources?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
  capacity?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
  conditions?: Array<IIoK8sApiCoreV1PersistentVolumeClaimCondition>;
  currentVolumeAttributesClassName?: string;
  modifyVolumeStatus?: IIoK8sApiCoreV1ModifyVolumeStatus;
  phase?: "Bound" | "Lost" | "Pending";
 }
 export { IPersistentVolumeClaimStatus as IIoK8sApiCoreV1PersistentVolumeClaimStatus};
}
declare module "kubernetes-models/v1/PersistentVolumeClaimCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IPersistentVolumeClaimCondition {
  lastProbeTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { IPersistentVolumeClaimCondition as IIoK8sApiCoreV1PersistentVolumeClaimCondition};
}
declare module "kubernetes-models/v1/ModifyVolumeStatus" {
 export interface IModifyVolumeStatus {
  status: "InProgress" | "Infeasible" | "Pending";
  targetVolumeAttributesClassName?: string;
 }
 export { IModifyVolumeStatus as IIoK8sApiCoreV1ModifyVolumeStatus};
}
declare module "kubernetes-models/apps/v1/Deployment" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiAppsV1DeploymentSpec } from "kubernetes-models/apps/v1/DeploymentSpec";
 import { IIoK8sApiAppsV1DeploymentStatus } from "kubernetes-models/apps/v1/DeploymentStatus";
 export interface IDeployment {
  apiVersion: "apps/v1";
  kind: "Deployment";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiAppsV1DeploymentSpec;
  status?: IIoK8sApiAppsV1DeploymentStatus;
 }
 export { IDeployment as IIoK8sApiAppsV1Deployment};
}
declare module "kubernetes-models/apps/v1/DeploymentSpec" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 import { IIoK8sApiAppsV1DeploymentStrategy } from "kubernetes-models/apps/v1/DeploymentStrategy";
 import { IIoK8sApiCoreV1PodTemplateSpec } from "kubernetes-models/v1/PodTemplateSpec";
 export interface IDeploymentSpec {
  minReadySeconds?: number;
  paused?: boolean;
  progressDeadlineSeconds?: number;
  replicas?: number;
  revisionHistoryLimit?: number;
  selector: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  strategy?: IIoK8sApiAppsV1DeploymentStrategy;
  template: IIoK8sApiCoreV1PodTemplateSpec;
 }
 export { IDeploymentSpec as IIoK8sApiAppsV1DeploymentSpec};
}
declare module "kubernetes-models/apps/v1/DeploymentStrategy" {
 import { IIoK8sApiAppsV1RollingUpdateDeployment } from "kubernetes-models/apps/v1/RollingUpdateDeployment";
 export interface IDeploymentStrategy {
  rollingUpdate?: IIoK8sApiAppsV1RollingUpdateDeployment;
  type?: "Recreate" | "RollingUpdate";
 }
 export { IDeploymentStrategy as IIoK8sApiAppsV1DeploymentStrategy};
}
declare module "kubernetes-models/apps/v1/RollingUpdateDeployment" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface IRollingUpdateDeployment {
  maxSurge?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  maxUnavailable?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
 }
 export { IRollingUpdateDeployment as IIoK8sApiAppsV1RollingUpdateDeployment};
}
declare module "kubernetes-models/v1/PodTemplateSpec" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1PodSpec } from "kubernetes-models/v1/PodSpec";
 export interface IPodTemplateSpec {
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiCoreV1PodSpec;
 }
 export { IPodTemplateSpec as IIoK8sApiCoreV1PodTemplateSpec};
}
declare module "kubernetes-models/v1/PodSpec" {
 import { IIoK8sApiCoreV1Affinity } from "kubernetes-models/v1/Affinity";
 import { IIoK8sApiCoreV1Container } from "kubernetes-models/v1/Container";
 import { IIoK8sApiCoreV1PodDNSConfig } from "kubernetes-models/v1/PodDNSConfig";
 import { IIoK8sApiCoreV1EphemeralContainer } from "kubernetes-models/v1/EphemeralContainer";
 import { IIoK8sApiCoreV1HostAlias } from "kubernetes-models/v1/HostAlias";
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 import { IIoK8sApiCoreV1PodOS } from "kubernetes-models/v1/PodOS";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 import { IIoK8sApiCoreV1PodReadinessGate } from "kubernetes-models/v1/PodReadinessGate";
 import { IIoK8sApiCoreV1PodResourceClaim } from "kubernetes-models/v1/PodResourceClaim";
 import { IIoK8sApiCoreV1ResourceRequirements } from "kubernetes-models/v1/ResourceRequirements";
 import { IIoK8sApiCoreV1PodSchedulingGate } from "kubernetes-models/v1/PodSchedulingGate";
 import { IIoK8sApiCoreV1PodSchedulingGroup } from "kubernetes-models/v1/PodSchedulingGroup";
 import { IIoK8sApiCoreV1PodSecurityContext } from "kubernetes-models/v1/PodSecurityContext";
 import { IIoK8sApiCoreV1Toleration } from "kubernetes-models/v1/Toleration";
 import { IIoK8sApiCoreV1TopologySpreadConstraint } from "kubernetes-models/v1/TopologySpreadConstraint";
 import { IIoK8sApiCoreV1Volume } from "kubernetes-models/v1/Volume";
 export interface IPodSpec {
  activeDeadlineSeconds?: number;
  affinity?: IIoK8sApiCoreV1Affinity;
  automountServiceAccountToken?: boolean;
  containers: Array<IIoK8sApiCoreV1Container>;
  dnsConfig?: IIoK8sApiCoreV1PodDNSConfig;
  dnsPolicy?: "ClusterFirst" | "ClusterFirstWithHostNet" | "Default" | "None";
  enableServiceLinks?: boolean;
  ephemeralContainers?: Array<IIoK8sApiCoreV1EphemeralContainer>;
  hostAliases?: Array<IIoK8sApiCoreV1HostAlias>;
  hostIPC?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostUsers?: boolean;
  hostname?: string;
  hostnameOverride?: string;
  imagePullSecrets?: Array<IIoK8sApiCoreV1LocalObjectReference>;
  initContainers?: Array<IIoK8sApiCoreV1Container>;
  nodeName?: string;
  nodeSelector?: {
   [key: string]: string;
  };
  os?: IIoK8sApiCoreV1PodOS;
  overhead?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
  preemptionPolicy?: "Never" | "PreemptLowerPriority";
  priority?: number;
  priorityClassName?: string;
  readinessGates?: Array<IIoK8sApiCoreV1PodReadinessGate>;
  resourceClaims?: Array<IIoK8sApiCoreV1PodResourceClaim>;
  resources?: IIoK8sApiCoreV1ResourceRequirements;
  restartPolicy?: "Always" | "Never" | "OnFailure";
  runtimeClassName?: string;
  schedulerName?: string;
  schedulingGates?: Array<IIoK8sApiCoreV1PodSchedulingGate>;
  schedulingGroup?: IIoK8sApiCoreV1PodSchedulingGroup;
  securityContext?: IIoK8sApiCoreV1PodSecurityContext;
  serviceAccount?: string;
  serviceAccountName?: string;
  setHostnameAsFQDN?: boolean;
  shareProcessNamespace?: boolean;
  subdomain?: string;
  terminationGracePeriodSeconds?: number;
  tolerations?: Array<IIoK8sApiCoreV1Toleration>;
  topologySpreadConstraints?: Array<IIoK8sApiCoreV1TopologySpreadConstraint>;
  volumes?: Array<IIoK8sApiCoreV1Volume>;
 }
 export { IPodSpec as IIoK8sApiCoreV1PodSpec};
}
declare module "kubernetes-models/v1/Affinity" {
 import { IIoK8sApiCoreV1NodeAffinity } from "kubernetes-models/v1/NodeAffinity";
 import { IIoK8sApiCoreV1PodAffinity } from "kubernetes-models/v1/PodAffinity";
 import { IIoK8sApiCoreV1PodAntiAffinity } from "kubernetes-models/v1/PodAntiAffinity";
 export interface IAffinity {
  nodeAffinity?: IIoK8sApiCoreV1NodeAffinity;
  podAffinity?: IIoK8sApiCoreV1PodAffinity;
  podAntiAffinity?: IIoK8sApiCoreV1PodAntiAffinity;
 }
 export { IAffinity as IIoK8sApiCoreV1Affinity};
}
declare module "kubernetes-models/v1/NodeAffinity" {
 import { IIoK8sApiCoreV1PreferredSchedulingTerm } from "kubernetes-models/v1/PreferredSchedulingTerm";
 import { IIoK8sApiCoreV1NodeSelector } from "kubernetes-models/v1/NodeSelector";
 export interface INodeAffinity {
  preferredDuringSchedulingIgnoredDuringExecution?: Array<IIoK8sApiCoreV1PreferredSchedulingTerm>;
  requiredDuringSchedulingIgnoredDuringExecution?: IIoK8sApiCoreV1NodeSelector;
 }
 export { INodeAffinity as IIoK8sApiCoreV1NodeAffinity};
}
declare module "kubernetes-models/v1/PreferredSchedulingTerm" {
 import { IIoK8sApiCoreV1NodeSelectorTerm } from "kubernetes-models/v1/NodeSelectorTerm";
 export interface IPreferredSchedulingTerm {
  preference: IIoK8sApiCoreV1NodeSelectorTerm;
  weight: number;
 }
 export { IPreferredSchedulingTerm as IIoK8sApiCoreV1PreferredSchedulingTerm};
}
declare module "kubernetes-models/v1/NodeSelectorTerm" {
 import { IIoK8sApiCoreV1NodeSelectorRequirement } from "kubernetes-models/v1/NodeSelectorRequirement";
 export interface INodeSelectorTerm {
  matchExpressions?: Array<IIoK8sApiCoreV1NodeSelectorRequirement>;
  matchFields?: Array<IIoK8sApiCoreV1NodeSelectorRequirement>;
 }
 export { INodeSelectorTerm as IIoK8sApiCoreV1NodeSelectorTerm};
}
declare module "kubernetes-models/v1/NodeSelectorRequirement" {
 export interface INodeSelectorRequirement {
  key: string;
  operator: "DoesNotExist" | "Exists" | "Gt" | "In" | "Lt" | "NotIn";
  values?: Array<string>;
 }
 export { INodeSelectorRequirement as IIoK8sApiCoreV1NodeSelectorRequirement};
}
declare module "kubernetes-models/v1/NodeSelector" {
 import { IIoK8sApiCoreV1NodeSelectorTerm } from "kubernetes-models/v1/NodeSelectorTerm";
 export interface INodeSelector {
  nodeSelectorTerms: Array<IIoK8sApiCoreV1NodeSelectorTerm>;
 }
 export { INodeSelector as IIoK8sApiCoreV1NodeSelector};
}
declare module "kubernetes-models/v1/PodAffinity" {
 import { IIoK8sApiCoreV1WeightedPodAffinityTerm } from "kubernetes-models/v1/WeightedPodAffinityTerm";
 import { IIoK8sApiCoreV1PodAffinityTerm } from "kubernetes-models/v1/PodAffinityTerm";
 export interface IPodAffinity {
  preferredDuringSchedulingIgnoredDuringExecution?: Array<IIoK8sApiCoreV1WeightedPodAffinityTerm>;
  requiredDuringSchedulingIgnoredDuringExecution?: Array<IIoK8sApiCoreV1PodAffinityTerm>;
 }
 export { IPodAffinity as IIoK8sApiCoreV1PodAffinity};
}
declare module "kubernetes-models/v1/WeightedPodAffinityTerm" {
 import { IIoK8sApiCoreV1PodAffinityTerm } from "kubernetes-models/v1/PodAffinityTerm";
 export interface IWeightedPodAffinityTerm {
  podAffinityTerm: IIoK8sApiCoreV1PodAffinityTerm;
  weight: number;
 }
 export { IWeightedPodAffinityTerm as IIoK8sApiCoreV1WeightedPodAffinityTerm};
}
declare module "kubernetes-models/v1/PodAffinityTerm" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IPodAffinityTerm {
  labelSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  matchLabelKeys?: Array<string>;
  mismatchLabelKeys?: Array<string>;
  namespaceSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  namespaces?: Array<string>;
  topologyKey: string;
 }
 export { IPodAffinityTerm as IIoK8sApiCoreV1PodAffinityTerm};
}
declare module "kubernetes-models/v1/PodAntiAffinity" {
 import { IIoK8sApiCoreV1WeightedPodAffinityTerm } from "kubernetes-models/v1/WeightedPodAffinityTerm";
 import { IIoK8sApiCoreV1PodAffinityTerm } from "kubernetes-models/v1/PodAffinityTerm";
 export interface IPodAntiAffinity {
  preferredDuringSchedulingIgnoredDuringExecution?: Array<IIoK8sApiCoreV1WeightedPodAffinityTerm>;
  requiredDuringSchedulingIgnoredDuringExecution?: Array<IIoK8sApiCoreV1PodAffinityTerm>;
 }
 export { IPodAntiAffinity as IIoK8sApiCoreV1PodAntiAffinity};
}
declare module "kubernetes-models/v1/Container" {
 import { IIoK8sApiCoreV1EnvVar } from "kubernetes-models/v1/EnvVar";
 import { IIoK8sApiCoreV1EnvFromSource } from "kubernetes-models/v1/EnvFromSource";
 import { IIoK8sApiCoreV1Lifecycle } from "kubernetes-models/v1/Lifecycle";
 import { IIoK8sApiCoreV1Probe } from "kubernetes-models/v1/Probe";
 import { IIoK8sApiCoreV1ContainerPort } from "kubernetes-models/v1/ContainerPort";
 import { IIoK8sApiCoreV1ContainerResizePolicy } from "kubernetes-models/v1/ContainerResizePolicy";
 import { IIoK8sApiCoreV1ResourceRequirements } from "kubernetes-models/v1/ResourceRequirements";
 import { IIoK8sApiCoreV1ContainerRestartRule } from "kubernetes-models/v1/ContainerRestartRule";
 import { IIoK8sApiCoreV1SecurityContext } from "kubernetes-models/v1/SecurityContext";
 import { IIoK8sApiCoreV1VolumeDevice } from "kubernetes-models/v1/VolumeDevice";
 import { IIoK8sApiCoreV1VolumeMount } from "kubernetes-models/v1/VolumeMount";
 export interface IContainer {
  args?: Array<string>;
  command?: Array<string>;
  env?: Array<IIoK8sApiCoreV1EnvVar>;
  envFrom?: Array<IIoK8sApiCoreV1EnvFromSource>;
  image?: string;
  imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  lifecycle?: IIoK8sApiCoreV1Lifecycle;
  livenessProbe?: IIoK8sApiCoreV1Probe;
  name: string;
  ports?: Array<IIoK8sApiCoreV1ContainerPort>;
  readinessProbe?: IIoK8sApiCoreV1Probe;
  resizePolicy?: Array<IIoK8sApiCoreV1ContainerResizePolicy>;
  resources?: IIoK8sApiCoreV1ResourceRequirements;
  restartPolicy?: string;
  restartPolicyRules?: Array<IIoK8sApiCoreV1ContainerRestartRule>;
  securityContext?: IIoK8sApiCoreV1SecurityContext;
  startupProbe?: IIoK8sApiCoreV1Probe;
  stdin?: boolean;
  stdinOnce?: boolean;
  terminationMessagePath?: string;
  terminationMessagePolicy?: "FallbackToLogsOnError" | "File";
  tty?: boolean;
  volumeDevices?: Array<IIoK8sApiCoreV1VolumeDevice>;
  volumeMounts?: Array<IIoK8sApiCoreV1VolumeMount>;
  workingDir?: string;
 }
 export { IContainer as IIoK8sApiCoreV1Container};
}
declare module "kubernetes-models/v1/EnvVar" {
 import { IIoK8sApiCoreV1EnvVarSource } from "kubernetes-models/v1/EnvVarSource";
 export interface IEnvVar {
  name: string;
  value?: string;
  valueFrom?: IIoK8sApiCoreV1EnvVarSource;
 }
 export { IEnvVar as IIoK8sApiCoreV1EnvVar};
}
declare module "kubernetes-models/v1/EnvVarSource" {
 import { IIoK8sApiCoreV1ConfigMapKeySelector } from "kubernetes-models/v1/ConfigMapKeySelector";
 import { IIoK8sApiCoreV1ObjectFieldSelector } from "kubernetes-models/v1/ObjectFieldSelector";
 import { IIoK8sApiCoreV1FileKeySelector } from "kubernetes-models/v1/FileKeySelector";
 import { IIoK8sApiCoreV1ResourceFieldSelector } from "kubernetes-models/v1/ResourceFieldSelector";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface IEnvVarSource {
  configMapKeyRef?: IIoK8sApiCoreV1ConfigMapKeySelector;
  fieldRef?: IIoK8sApiCoreV1ObjectFieldSelector;
  fileKeyRef?: IIoK8sApiCoreV1FileKeySelector;
  resourceFieldRef?: IIoK8sApiCoreV1ResourceFieldSelector;
  secretKeyRef?: IIoK8sApiCoreV1SecretKeySelector;
 }
 export { IEnvVarSource as IIoK8sApiCoreV1EnvVarSource};
}
declare module "kubernetes-models/v1/ConfigMapKeySelector" {
 export interface IConfigMapKeySelector {
  key: string;
  name?: string;
  optional?: boolean;
 }
 export { IConfigMapKeySelector as IIoK8sApiCoreV1ConfigMapKeySelector};
}
declare module "kubernetes-models/v1/ObjectFieldSelector" {
 export interface IObjectFieldSelector {
  apiVersion?: string;
  fieldPath: string;
 }
 export { IObjectFieldSelector as IIoK8sApiCoreV1ObjectFieldSelector};
}
declare module "kubernetes-models/v1/FileKeySelector" {
 export interface IFileKeySelector {
  key: string;
  optional?: boolean;
  path: string;
  volumeName: string;
 }
 export { IFileKeySelector as IIoK8sApiCoreV1FileKeySelector};
}
declare module "kubernetes-models/v1/ResourceFieldSelector" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IResourceFieldSelector {
  containerName?: string;
  divisor?: IIoK8sApimachineryPkgApiResourceQuantity;
  resource: string;
 }
 export { IResourceFieldSelector as IIoK8sApiCoreV1ResourceFieldSelector};
}
declare module "kubernetes-models/v1/SecretKeySelector" {
 export interface ISecretKeySelector {
  key: string;
  name?: string;
  optional?: boolean;
 }
 export { ISecretKeySelector as IIoK8sApiCoreV1SecretKeySelector};
}
declare module "kubernetes-models/v1/EnvFromSource" {
 import { IIoK8sApiCoreV1ConfigMapEnvSource } from "kubernetes-models/v1/ConfigMapEnvSource";
 import { IIoK8sApiCoreV1SecretEnvSource } from "kubernetes-models/v1/SecretEnvSource";
 export interface IEnvFromSource {
  configMapRef?: IIoK8sApiCoreV1ConfigMapEnvSource;
  prefix?: string;
  secretRef?: IIoK8sApiCoreV1SecretEnvSource;
 }
 export { IEnvFromSource as IIoK8sApiCoreV1EnvFromSource};
}
declare module "kubernetes-models/v1/ConfigMapEnvSource" {
 export interface IConfigMapEnvSource {
  name?: string;
  optional?: boolean;
 }
 export { IConfigMapEnvSource as IIoK8sApiCoreV1ConfigMapEnvSource};
}
declare module "kubernetes-models/v1/SecretEnvSource" {
 export interface ISecretEnvSource {
  name?: string;
  optional?: boolean;
 }
 export { ISecretEnvSource as IIoK8sApiCoreV1SecretEnvSource};
}
declare module "kubernetes-models/v1/Lifecycle" {
 import { IIoK8sApiCoreV1LifecycleHandler } from "kubernetes-models/v1/LifecycleHandler";
 export interface ILifecycle {
  postStart?: IIoK8sApiCoreV1LifecycleHandler;
  preStop?: IIoK8sApiCoreV1LifecycleHandler;
  stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGRTMAX" | "SIGRTMAX-1" | "SIGRTMAX-10" | "SIGRTMAX-11" | "SIGRTMAX-12" | "SIGRTMAX-13" | "SIGRTMAX-14" | "SIGRTMAX-2" | "SIGRTMAX-3" | "SIGRTMAX-4" | "SIGRTMAX-5" | "SIGRTMAX-6" | "SIGRTMAX-7" | "SIGRTMAX-8" | "SIGRTMAX-9" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ";
 }
 export { ILifecycle as IIoK8sApiCoreV1Lifecycle};
}
declare module "kubernetes-models/v1/LifecycleHandler" {
 import { IIoK8sApiCoreV1ExecAction } from "kubernetes-models/v1/ExecAction";
 import { IIoK8sApiCoreV1HTTPGetAction } from "kubernetes-models/v1/HTTPGetAction";
 import { IIoK8sApiCoreV1SleepAction } from "kubernetes-models/v1/SleepAction";
 import { IIoK8sApiCoreV1TCPSocketAction } from "kubernetes-models/v1/TCPSocketAction";
 export interface ILifecycleHandler {
  exec?: IIoK8sApiCoreV1ExecAction;
  httpGet?: IIoK8sApiCoreV1HTTPGetAction;
  sleep?: IIoK8sApiCoreV1SleepAction;
  tcpSocket?: IIoK8sApiCoreV1TCPSocketAction;
 }
 export { ILifecycleHandler as IIoK8sApiCoreV1LifecycleHandler};
}
declare module "kubernetes-models/v1/ExecAction" {
 export interface IExecAction {
  command?: Array<string>;
 }
 export { IExecAction as IIoK8sApiCoreV1ExecAction};
}
declare module "kubernetes-models/v1/HTTPGetAction" {
 import { IIoK8sApiCoreV1HTTPHeader } from "kubernetes-models/v1/HTTPHeader";
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface IHTTPGetAction {
  host?: string;
  httpHeaders?: Array<IIoK8sApiCoreV1HTTPHeader>;
  path?: string;
  port: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  scheme?: "HTTP" | "HTTPS";
 }
 export { IHTTPGetAction as IIoK8sApiCoreV1HTTPGetAction};
}
declare module "kubernetes-models/v1/HTTPHeader" {
 export interface IHTTPHeader {
  name: string;
  value: string;
 }
 export { IHTTPHeader as IIoK8sApiCoreV1HTTPHeader};
}
declare module "kubernetes-models/v1/SleepAction" {
 export interface ISleepAction {
  seconds: number;
 }
 export { ISleepAction as IIoK8sApiCoreV1SleepAction};
}
declare module "kubernetes-models/v1/TCPSocketAction" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface ITCPSocketAction {
  host?: string;
  port: IIoK8sApimachineryPkgUtilIntstrIntOrString;
 }
 export { ITCPSocketAction as IIoK8sApiCoreV1TCPSocketAction};
}
declare module "kubernetes-models/v1/Probe" {
 import { IIoK8sApiCoreV1ExecAction } from "kubernetes-models/v1/ExecAction";
 import { IIoK8sApiCoreV1GRPCAction } from "kubernetes-models/v1/GRPCAction";
 import { IIoK8sApiCoreV1HTTPGetAction } from "kubernetes-models/v1/HTTPGetAction";
 import { IIoK8sApiCoreV1TCPSocketAction } from "kubernetes-models/v1/TCPSocketAction";
 export interface IProbe {
  exec?: IIoK8sApiCoreV1ExecAction;
  failureThreshold?: number;
  grpc?: IIoK8sApiCoreV1GRPCAction;
  httpGet?: IIoK8sApiCoreV1HTTPGetAction;
  initialDelaySeconds?: number;
  periodSeconds?: number;
  successThreshold?: number;
  tcpSocket?: IIoK8sApiCoreV1TCPSocketAction;
  terminationGracePeriodSeconds?: number;
  timeoutSeconds?: number;
 }
 export { IProbe as IIoK8sApiCoreV1Probe};
}
declare module "kubernetes-models/v1/GRPCAction" {
 export interface IGRPCAction {
  port: number;
  service?: string;
 }
 export { IGRPCAction as IIoK8sApiCoreV1GRPCAction};
}
declare module "kubernetes-models/v1/ContainerPort" {
 export interface IContainerPort {
  containerPort: number;
  hostIP?: string;
  hostPort?: number;
  name?: string;
  protocol?: "SCTP" | "TCP" | "UDP";
 }
 export { IContainerPort as IIoK8sApiCoreV1ContainerPort};
}
declare module "kubernetes-models/v1/ContainerResizePolicy" {
 export interface IContainerResizePolicy {
  resourceName: string;
  restartPolicy: string;
 }
 export { IContainerResizePolicy as IIoK8sApiCoreV1ContainerResizePolicy};
}
declare module "kubernetes-models/v1/ResourceRequirements" {
 import { IIoK8sApiCoreV1ResourceClaim } from "kubernetes-models/v1/ResourceClaim";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IResourceRequirements {
  claims?: Array<IIoK8sApiCoreV1ResourceClaim>;
  limits?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
  requests?: {
   [key: string]: IIoK8sApimachineryPkgApiResourceQuantity;
  };
 }
 export { IResourceRequirements as IIoK8sApiCoreV1ResourceRequirements};
}
declare module "kubernetes-models/v1/ResourceClaim" {
 export interface IResourceClaim {
  name: string;
  request?: string;
 }
 export { IResourceClaim as IIoK8sApiCoreV1ResourceClaim};
}
declare module "kubernetes-models/v1/ContainerRestartRule" {
 import { IIoK8sApiCoreV1ContainerRestartRuleOnExitCodes } from "kubernetes-models/v1/ContainerRestartRuleOnExitCodes";
 export interface IContainerRestartRule {
  action: string;
  exitCodes?: IIoK8sApiCoreV1ContainerRestartRuleOnExitCodes;
 }
 export { IContainerRestartRule as IIoK8sApiCoreV1ContainerRestartRule};
}
declare module "kubernetes-models/v1/ContainerRestartRuleOnExitCodes" {
 export interface IContainerRestartRuleOnExitCodes {
  operator: string;
  values?: Array<number>;
 }
 export { IContainerRestartRuleOnExitCodes as IIoK8sApiCoreV1ContainerRestartRuleOnExitCodes};
}
declare module "kubernetes-models/v1/SecurityContext" {
 import { IIoK8sApiCoreV1AppArmorProfile } from "kubernetes-models/v1/AppArmorProfile";
 import { IIoK8sApiCoreV1Capabilities } from "kubernetes-models/v1/Capabilities";
 import { IIoK8sApiCoreV1SELinuxOptions } from "kubernetes-models/v1/SELinuxOptions";
 import { IIoK8sApiCoreV1SeccompProfile } from "kubernetes-models/v1/SeccompProfile";
 import { IIoK8sApiCoreV1WindowsSecurityContextOptions } from "kubernetes-models/v1/WindowsSecurityContextOptions";
 export interface ISecurityContext {
  allowPrivilegeEscalation?: boolean;
  appArmorProfile?: IIoK8sApiCoreV1AppArmorProfile;
  capabilities?: IIoK8sApiCoreV1Capabilities;
  privileged?: boolean;
  procMount?: "Default" | "Unmasked";
  readOnlyRootFilesystem?: boolean;
  runAsGroup?: number;
  runAsNonRoot?: boolean;
  runAsUser?: number;
  seLinuxOptions?: IIoK8sApiCoreV1SELinuxOptions;
  seccompProfile?: IIoK8sApiCoreV1SeccompProfile;
  windowsOptions?: IIoK8sApiCoreV1WindowsSecurityContextOptions;
 }
 export { ISecurityContext as IIoK8sApiCoreV1SecurityContext};
}
declare module "kubernetes-models/v1/AppArmorProfile" {
 export interface IAppArmorProfile {
  localhostProfile?: string;
  type: "Localhost" | "RuntimeDefault" | "Unconfined";
 }
 export { IAppArmorProfile as IIoK8sApiCoreV1AppArmorProfile};
}
declare module "kubernetes-models/v1/Capabilities" {
 export interface ICapabilities {
  add?: Array<string>;
  drop?: Array<string>;
 }
 export { ICapabilities as IIoK8sApiCoreV1Capabilities};
}
declare module "kubernetes-models/v1/SELinuxOptions" {
 export interface ISELinuxOptions {
  level?: string;
  role?: string;
  type?: string;
  user?: string;
 }
 export { ISELinuxOptions as IIoK8sApiCoreV1SELinuxOptions};
}
declare module "kubernetes-models/v1/SeccompProfile" {
 export interface ISeccompProfile {
  localhostProfile?: string;
  type: "Localhost" | "RuntimeDefault" | "Unconfined";
 }
 export { ISeccompProfile as IIoK8sApiCoreV1SeccompProfile};
}
declare module "kubernetes-models/v1/WindowsSecurityContextOptions" {
 export interface IWindowsSecurityContextOptions {
  gmsaCredentialSpec?: string;
  gmsaCredentialSpecName?: string;
  hostProcess?: boolean;
  runAsUserName?: string;
 }
 export { IWindowsSecurityContextOptions as IIoK8sApiCoreV1WindowsSecurityContextOptions};
}
declare module "kubernetes-models/v1/VolumeDevice" {
 export interface IVolumeDevice {
  devicePath: string;
  name: string;
 }
 export { IVolumeDevice as IIoK8sApiCoreV1VolumeDevice};
}
declare module "kubernetes-models/v1/VolumeMount" {
 export interface IVolumeMount {
  mountPath: string;
  mountPropagation?: "Bidirectional" | "HostToContainer" | "None";
  name: string;
  readOnly?: boolean;
  recursiveReadOnly?: string;
  subPath?: string;
  subPathExpr?: string;
 }
 export { IVolumeMount as IIoK8sApiCoreV1VolumeMount};
}
declare module "kubernetes-models/v1/PodDNSConfig" {
 import { IIoK8sApiCoreV1PodDNSConfigOption } from "kubernetes-models/v1/PodDNSConfigOption";
 export interface IPodDNSConfig {
  nameservers?: Array<string>;
  options?: Array<IIoK8sApiCoreV1PodDNSConfigOption>;
  searches?: Array<string>;
 }
 export { IPodDNSConfig as IIoK8sApiCoreV1PodDNSConfig};
}
declare module "kubernetes-models/v1/PodDNSConfigOption" {
 export interface IPodDNSConfigOption {
  name?: string;
  value?: string;
 }
 export { IPodDNSConfigOption as IIoK8sApiCoreV1PodDNSConfigOption};
}
declare module "kubernetes-models/v1/EphemeralContainer" {
 import { IIoK8sApiCoreV1EnvVar } from "kubernetes-models/v1/EnvVar";
 import { IIoK8sApiCoreV1EnvFromSource } from "kubernetes-models/v1/EnvFromSource";
 import { IIoK8sApiCoreV1Lifecycle } from "kubernetes-models/v1/Lifecycle";
 import { IIoK8sApiCoreV1Probe } from "kubernetes-models/v1/Probe";
 import { IIoK8sApiCoreV1ContainerPort } from "kubernetes-models/v1/ContainerPort";
 import { IIoK8sApiCoreV1ContainerResizePolicy } from "kubernetes-models/v1/ContainerResizePolicy";
 import { IIoK8sApiCoreV1ResourceRequirements } from "kubernetes-models/v1/ResourceRequirements";
 import { IIoK8sApiCoreV1ContainerRestartRule } from "kubernetes-models/v1/ContainerRestartRule";
 import { IIoK8sApiCoreV1SecurityContext } from "kubernetes-models/v1/SecurityContext";
 import { IIoK8sApiCoreV1VolumeDevice } from "kubernetes-models/v1/VolumeDevice";
 import { IIoK8sApiCoreV1VolumeMount } from "kubernetes-models/v1/VolumeMount";
 export interface IEphemeralContainer {
  args?: Array<string>;
  command?: Array<string>;
  env?: Array<IIoK8sApiCoreV1EnvVar>;
  envFrom?: Array<IIoK8sApiCoreV1EnvFromSource>;
  image?: string;
  imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  lifecycle?: IIoK8sApiCoreV1Lifecycle;
  livenessProbe?: IIoK8sApiCoreV1Probe;
  name: string;
  ports?: Array<IIoK8sApiCoreV1ContainerPort>;
  readinessProbe?: IIoK8sApiCoreV1Probe;
  resizePolicy?: Array<IIoK8sApiCoreV1ContainerResizePolicy>;
  resources?: IIoK8sApiCoreV1ResourceRequirements;
  restartPolicy?: string;
  restartPolicyRules?: Array<IIoK8sApiCoreV1ContainerRestartRule>;
  securityContext?: IIoK8sApiCoreV1SecurityContext;
  startupProbe?: IIoK8sApiCoreV1Probe;
  stdin?: boolean;
  stdinOnce?: boolean;
  targetContainerName?: string;
  terminationMessagePath?: string;
  terminationMessagePolicy?: "FallbackToLogsOnError" | "File";
  tty?: boolean;
  volumeDevices?: Array<IIoK8sApiCoreV1VolumeDevice>;
  volumeMounts?: Array<IIoK8sApiCoreV1VolumeMount>;
  workingDir?: string;
 }
 export { IEphemeralContainer as IIoK8sApiCoreV1EphemeralContainer};
}
declare module "kubernetes-models/v1/HostAlias" {
 export interface IHostAlias {
  hostnames?: Array<string>;
  ip: string;
 }
 export { IHostAlias as IIoK8sApiCoreV1HostAlias};
}
declare module "kubernetes-models/v1/LocalObjectReference" {
 export interface ILocalObjectReference {
  name?: string;
 }
 export { ILocalObjectReference as IIoK8sApiCoreV1LocalObjectReference};
}
declare module "kubernetes-models/v1/PodOS" {
 export interface IPodOS {
  name: string;
 }
 export { IPodOS as IIoK8sApiCoreV1PodOS};
}
declare module "kubernetes-models/v1/PodReadinessGate" {
 export interface IPodReadinessGate {
  conditionType: string;
 }
 export { IPodReadinessGate as IIoK8sApiCoreV1PodReadinessGate};
}
declare module "kubernetes-models/v1/PodResourceClaim" {
 export interface IPodResourceClaim {
  name: string;
  resourceClaimName?: string;
  resourceClaimTemplateName?: string;
 }
 export { IPodResourceClaim as IIoK8sApiCoreV1PodResourceClaim};
}
declare module "kubernetes-models/v1/PodSchedulingGate" {
 export interface IPodSchedulingGate {
  name: string;
 }
 export { IPodSchedulingGate as IIoK8sApiCoreV1PodSchedulingGate};
}
declare module "kubernetes-models/v1/PodSchedulingGroup" {
 export interface IPodSchedulingGroup {
  podGroupName?: string;
 }
 export { IPodSchedulingGroup as IIoK8sApiCoreV1PodSchedulingGroup};
}
declare module "kubernetes-models/v1/PodSecurityContext" {
 import { IIoK8sApiCoreV1AppArmorProfile } from "kubernetes-models/v1/AppArmorProfile";
 import { IIoK8sApiCoreV1SELinuxOptions } from "kubernetes-models/v1/SELinuxOptions";
 import { IIoK8sApiCoreV1SeccompProfile } from "kubernetes-models/v1/SeccompProfile";
 import { IIoK8sApiCoreV1Sysctl } from "kubernetes-models/v1/Sysctl";
 import { IIoK8sApiCoreV1WindowsSecurityContextOptions } from "kubernetes-models/v1/WindowsSecurityContextOptions";
 export interface IPodSecurityContext {
  appArmorProfile?: IIoK8sApiCoreV1AppArmorProfile;
  fsGroup?: number;
  fsGroupChangePolicy?: "Always" | "OnRootMismatch";
  runAsGroup?: number;
  runAsNonRoot?: boolean;
  runAsUser?: number;
  seLinuxChangePolicy?: string;
  seLinuxOptions?: IIoK8sApiCoreV1SELinuxOptions;
  seccompProfile?: IIoK8sApiCoreV1SeccompProfile;
  supplementalGroups?: Array<number>;
  supplementalGroupsPolicy?: "Merge" | "Strict";
  sysctls?: Array<IIoK8sApiCoreV1Sysctl>;
  windowsOptions?: IIoK8sApiCoreV1WindowsSecurityContextOptions;
 }
 export { IPodSecurityContext as IIoK8sApiCoreV1PodSecurityContext};
}
declare module "kubernetes-models/v1/Sysctl" {
 export interface ISysctl {
  name: string;
  value: string;
 }
 export { ISysctl as IIoK8sApiCoreV1Sysctl};
}
declare module "kubernetes-models/v1/Toleration" {
 export interface IToleration {
  effect?: "NoExecute" | "NoSchedule" | "PreferNoSchedule";
  key?: string;
  operator?: "Equal" | "Exists" | "Gt" | "Lt";
  tolerationSeconds?: number;
  value?: string;
 }
 export { IToleration as IIoK8sApiCoreV1Toleration};
}
declare module "kubernetes-models/v1/TopologySpreadConstraint" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface ITopologySpreadConstraint {
  labelSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  matchLabelKeys?: Array<string>;
  maxSkew: number;
  minDomains?: number;
  nodeAffinityPolicy?: "Honor" | "Ignore";
  nodeTaintsPolicy?: "Honor" | "Ignore";
  topologyKey: string;
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
 }
 export { ITopologySpreadConstraint as IIoK8sApiCoreV1TopologySpreadConstraint};
}
declare module "kubernetes-models/v1/Volume" {
 import { IIoK8sApiCoreV1AWSElasticBlockStoreVolumeSource } from "kubernetes-models/v1/AWSElasticBlockStoreVolumeSource";
 import { IIoK8sApiCoreV1AzureDiskVolumeSource } from "kubernetes-models/v1/AzureDiskVolumeSource";
 import { IIoK8sApiCoreV1AzureFileVolumeSource } from "kubernetes-models/v1/AzureFileVolumeSource";
 import { IIoK8sApiCoreV1CephFSVolumeSource } from "kubernetes-models/v1/CephFSVolumeSource";
 import { IIoK8sApiCoreV1CinderVolumeSource } from "kubernetes-models/v1/CinderVolumeSource";
 import { IIoK8sApiCoreV1ConfigMapVolumeSource } from "kubernetes-models/v1/ConfigMapVolumeSource";
 import { IIoK8sApiCoreV1CSIVolumeSource } from "kubernetes-models/v1/CSIVolumeSource";
 import { IIoK8sApiCoreV1DownwardAPIVolumeSource } from "kubernetes-models/v1/DownwardAPIVolumeSource";
 import { IIoK8sApiCoreV1EmptyDirVolumeSource } from "kubernetes-models/v1/EmptyDirVolumeSource";
 import { IIoK8sApiCoreV1EphemeralVolumeSource } from "kubernetes-models/v1/EphemeralVolumeSource";
 import { IIoK8sApiCoreV1FCVolumeSource } from "kubernetes-models/v1/FCVolumeSource";
 import { IIoK8sApiCoreV1FlexVolumeSource } from "kubernetes-models/v1/FlexVolumeSource";
 import { IIoK8sApiCoreV1FlockerVolumeSource } from "kubernetes-models/v1/FlockerVolumeSource";
 import { IIoK8sApiCoreV1GCEPersistentDiskVolumeSource } from "kubernetes-models/v1/GCEPersistentDiskVolumeSource";
 import { IIoK8sApiCoreV1GitRepoVolumeSource } from "kubernetes-models/v1/GitRepoVolumeSource";
 import { IIoK8sApiCoreV1GlusterfsVolumeSource } from "kubernetes-models/v1/GlusterfsVolumeSource";
 import { IIoK8sApiCoreV1HostPathVolumeSource } from "kubernetes-models/v1/HostPathVolumeSource";
 import { IIoK8sApiCoreV1ImageVolumeSource } from "kubernetes-models/v1/ImageVolumeSource";
 import { IIoK8sApiCoreV1ISCSIVolumeSource } from "kubernetes-models/v1/ISCSIVolumeSource";
 import { IIoK8sApiCoreV1NFSVolumeSource } from "kubernetes-models/v1/NFSVolumeSource";
 import { IIoK8sApiCoreV1PersistentVolumeClaimVolumeSource } from "kubernetes-models/v1/PersistentVolumeClaimVolumeSource";
 import { IIoK8sApiCoreV1PhotonPersistentDiskVolumeSource } from "kubernetes-models/v1/PhotonPersistentDiskVolumeSource";
 import { IIoK8sApiCoreV1PortworxVolumeSource } from "kubernetes-models/v1/PortworxVolumeSource";
 import { IIoK8sApiCoreV1ProjectedVolumeSource } from "kubernetes-models/v1/ProjectedVolumeSource";
 import { IIoK8sApiCoreV1QuobyteVolumeSource } from "kubernetes-models/v1/QuobyteVolumeSource";
 import { IIoK8sApiCoreV1RBDVolumeSource } from "kubernetes-models/v1/RBDVolumeSource";
 import { IIoK8sApiCoreV1ScaleIOVolumeSource } from "kubernetes-models/v1/ScaleIOVolumeSource";
 import { IIoK8sApiCoreV1SecretVolumeSource } from "kubernetes-models/v1/SecretVolumeSource";
 import { IIoK8sApiCoreV1StorageOSVolumeSource } from "kubernetes-models/v1/StorageOSVolumeSource";
 import { IIoK8sApiCoreV1VsphereVirtualDiskVolumeSource } from "kubernetes-models/v1/VsphereVirtualDiskVolumeSource";
 export interface IVolume {
  awsElasticBlockStore?: IIoK8sApiCoreV1AWSElasticBlockStoreVolumeSource;
  azureDisk?: IIoK8sApiCoreV1AzureDiskVolumeSource;
  azureFile?: IIoK8sApiCoreV1AzureFileVolumeSource;
  cephfs?: IIoK8sApiCoreV1CephFSVolumeSource;
  cinder?: IIoK8sApiCoreV1CinderVolumeSource;
  configMap?: IIoK8sApiCoreV1ConfigMapVolumeSource;
  csi?: IIoK8sApiCoreV1CSIVolumeSource;
  downwardAPI?: IIoK8sApiCoreV1DownwardAPIVolumeSource;
  emptyDir?: IIoK8sApiCoreV1EmptyDirVolumeSource;
  ephemeral?: IIoK8sApiCoreV1EphemeralVolumeSource;
  fc?: IIoK8sApiCoreV1FCVolumeSource;
  flexVolume?: IIoK8sApiCoreV1FlexVolumeSource;
  flocker?: IIoK8sApiCoreV1FlockerVolumeSource;
  gcePersistentDisk?: IIoK8sApiCoreV1GCEPersistentDiskVolumeSource;
  gitRepo?: IIoK8sApiCoreV1GitRepoVolumeSource;
  glusterfs?: IIoK8sApiCoreV1GlusterfsVolumeSource;
  hostPath?: IIoK8sApiCoreV1HostPathVolumeSource;
  image?: IIoK8sApiCoreV1ImageVolumeSource;
  iscsi?: IIoK8sApiCoreV1ISCSIVolumeSource;
  name: string;
  nfs?: IIoK8sApiCoreV1NFSVolumeSource;
  persistentVolumeClaim?: IIoK8sApiCoreV1PersistentVolumeClaimVolumeSource;
  photonPersistentDisk?: IIoK8sApiCoreV1PhotonPersistentDiskVolumeSource;
  portworxVolume?: IIoK8sApiCoreV1PortworxVolumeSource;
  projected?: IIoK8sApiCoreV1ProjectedVolumeSource;
  quobyte?: IIoK8sApiCoreV1QuobyteVolumeSource;
  rbd?: IIoK8sApiCoreV1RBDVolumeSource;
  scaleIO?: IIoK8sApiCoreV1ScaleIOVolumeSource;
  secret?: IIoK8sApiCoreV1SecretVolumeSource;
  storageos?: IIoK8sApiCoreV1StorageOSVolumeSource;
  vsphereVolume?: IIoK8sApiCoreV1VsphereVirtualDiskVolumeSource;
 }
 export { IVolume as IIoK8sApiCoreV1Volume};
}
declare module "kubernetes-models/v1/AWSElasticBlockStoreVolumeSource" {
 export interface IAWSElasticBlockStoreVolumeSource {
  fsType?: string;
  partition?: number;
  readOnly?: boolean;
  volumeID: string;
 }
 export { IAWSElasticBlockStoreVolumeSource as IIoK8sApiCoreV1AWSElasticBlockStoreVolumeSource};
}
declare module "kubernetes-models/v1/AzureDiskVolumeSource" {
 export interface IAzureDiskVolumeSource {
  cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  diskName: string;
  diskURI: string;
  fsType?: string;
  kind?: "Dedicated" | "Managed" | "Shared";
  readOnly?: boolean;
 }
 export { IAzureDiskVolumeSource as IIoK8sApiCoreV1AzureDiskVolumeSource};
}
declare module "kubernetes-models/v1/AzureFileVolumeSource" {
 export interface IAzureFileVolumeSource {
  readOnly?: boolean;
  secretName: string;
  shareName: string;
 }
 export { IAzureFileVolumeSource as IIoK8sApiCoreV1AzureFileVolumeSource};
}
declare module "kubernetes-models/v1/CephFSVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface ICephFSVolumeSource {
  monitors: Array<string>;
  path?: string;
  readOnly?: boolean;
  secretFile?: string;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
  user?: string;
 }
 export { ICephFSVolumeSource as IIoK8sApiCoreV1CephFSVolumeSource};
}
declare module "kubernetes-models/v1/CinderVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface ICinderVolumeSource {
  fsType?: string;
  readOnly?: boolean;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
  volumeID: string;
 }
 export { ICinderVolumeSource as IIoK8sApiCoreV1CinderVolumeSource};
}
declare module "kubernetes-models/v1/ConfigMapVolumeSource" {
 import { IIoK8sApiCoreV1KeyToPath } from "kubernetes-models/v1/KeyToPath";
 export interface IConfigMapVolumeSource {
  defaultMode?: number;
  items?: Array<IIoK8sApiCoreV1KeyToPath>;
  name?: string;
  optional?: boolean;
 }
 export { IConfigMapVolumeSource as IIoK8sApiCoreV1ConfigMapVolumeSource};
}
declare module "kubernetes-models/v1/KeyToPath" {
 export interface IKeyToPath {
  key: string;
  mode?: number;
  path: string;
 }
 export { IKeyToPath as IIoK8sApiCoreV1KeyToPath};
}
declare module "kubernetes-models/v1/CSIVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface ICSIVolumeSource {
  driver: string;
  fsType?: string;
  nodePublishSecretRef?: IIoK8sApiCoreV1LocalObjectReference;
  readOnly?: boolean;
  volumeAttributes?: {
   [key: string]: string;
  };
 }
 export { ICSIVolumeSource as IIoK8sApiCoreV1CSIVolumeSource};
}
declare module "kubernetes-models/v1/DownwardAPIVolumeSource" {
 import { IIoK8sApiCoreV1DownwardAPIVolumeFile } from "kubernetes-models/v1/DownwardAPIVolumeFile";
 export interface IDownwardAPIVolumeSource {
  defaultMode?: number;
  items?: Array<IIoK8sApiCoreV1DownwardAPIVolumeFile>;
 }
 export { IDownwardAPIVolumeSource as IIoK8sApiCoreV1DownwardAPIVolumeSource};
}
declare module "kubernetes-models/v1/DownwardAPIVolumeFile" {
 import { IIoK8sApiCoreV1ObjectFieldSelector } from "kubernetes-models/v1/ObjectFieldSelector";
 import { IIoK8sApiCoreV1ResourceFieldSelector } from "kubernetes-models/v1/ResourceFieldSelector";
 export interface IDownwardAPIVolumeFile {
  fieldRef?: IIoK8sApiCoreV1ObjectFieldSelector;
  mode?: number;
  path: string;
  resourceFieldRef?: IIoK8sApiCoreV1ResourceFieldSelector;
 }
 export { IDownwardAPIVolumeFile as IIoK8sApiCoreV1DownwardAPIVolumeFile};
}
declare module "kubernetes-models/v1/EmptyDirVolumeSource" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IEmptyDirVolumeSource {
  medium?: string;
  sizeLimit?: IIoK8sApimachineryPkgApiResourceQuantity;
 }
 export { IEmptyDirVolumeSource as IIoK8sApiCoreV1EmptyDirVolumeSource};
}
declare module "kubernetes-models/v1/EphemeralVolumeSource" {
 import { IIoK8sApiCoreV1PersistentVolumeClaimTemplate } from "kubernetes-models/v1/PersistentVolumeClaimTemplate";
 export interface IEphemeralVolumeSource {
  volumeClaimTemplate?: IIoK8sApiCoreV1PersistentVolumeClaimTemplate;
 }
 export { IEphemeralVolumeSource as IIoK8sApiCoreV1EphemeralVolumeSource};
}
declare module "kubernetes-models/v1/PersistentVolumeClaimTemplate" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1PersistentVolumeClaimSpec } from "kubernetes-models/v1/PersistentVolumeClaimSpec";
 export interface IPersistentVolumeClaimTemplate {
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IIoK8sApiCoreV1PersistentVolumeClaimSpec;
 }
 export { IPersistentVolumeClaimTemplate as IIoK8sApiCoreV1PersistentVolumeClaimTemplate};
}
declare module "kubernetes-models/v1/FCVolumeSource" {
 export interface IFCVolumeSource {
  fsType?: string;
  lun?: number;
  readOnly?: boolean;
  targetWWNs?: Array<string>;
  wwids?: Array<string>;
 }
 export { IFCVolumeSource as IIoK8sApiCoreV1FCVolumeSource};
}
declare module "kubernetes-models/v1/FlexVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface IFlexVolumeSource {
  driver: string;
  fsType?: string;
  options?: {
   [key: string]: string;
  };
  readOnly?: boolean;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
 }
 export { IFlexVolumeSource as IIoK8sApiCoreV1FlexVolumeSource};
}
declare module "kubernetes-models/v1/FlockerVolumeSource" {
 export interface IFlockerVolumeSource {
  datasetName?: string;
  datasetUUID?: string;
 }
 export { IFlockerVolumeSource as IIoK8sApiCoreV1FlockerVolumeSource};
}
declare module "kubernetes-models/v1/GCEPersistentDiskVolumeSource" {
 export interface IGCEPersistentDiskVolumeSource {
  fsType?: string;
  partition?: number;
  pdName: string;
  readOnly?: boolean;
 }
 export { IGCEPersistentDiskVolumeSource as IIoK8sApiCoreV1GCEPersistentDiskVolumeSource};
}
declare module "kubernetes-models/v1/GitRepoVolumeSource" {
 export interface IGitRepoVolumeSource {
  directory?: string;
  repository: string;
  revision?: string;
 }
 export { IGitRepoVolumeSource as IIoK8sApiCoreV1GitRepoVolumeSource};
}
declare module "kubernetes-models/v1/GlusterfsVolumeSource" {
 export interface IGlusterfsVolumeSource {
  endpoints: string;
  path: string;
  readOnly?: boolean;
 }
 export { IGlusterfsVolumeSource as IIoK8sApiCoreV1GlusterfsVolumeSource};
}
declare module "kubernetes-models/v1/HostPathVolumeSource" {
 export interface IHostPathVolumeSource {
  path: string;
  type?: "" | "BlockDevice" | "CharDevice" | "Directory" | "DirectoryOrCreate" | "File" | "FileOrCreate" | "Socket";
 }
 export { IHostPathVolumeSource as IIoK8sApiCoreV1HostPathVolumeSource};
}
declare module "kubernetes-models/v1/ImageVolumeSource" {
 export interface IImageVolumeSource {
  pullPolicy?: "Always" | "IfNotPresent" | "Never";
  reference?: string;
 }
 export { IImageVolumeSource as IIoK8sApiCoreV1ImageVolumeSource};
}
declare module "kubernetes-models/v1/ISCSIVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface IISCSIVolumeSource {
  chapAuthDiscovery?: boolean;
  chapAuthSession?: boolean;
  fsType?: string;
  initiatorName?: string;
  iqn: string;
  iscsiInterface?: string;
  lun: number;
  portals?: Array<string>;
  readOnly?: boolean;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
  targetPortal: string;
 }
 export { IISCSIVolumeSource as IIoK8sApiCoreV1ISCSIVolumeSource};
}
declare module "kubernetes-models/v1/NFSVolumeSource" {
 export interface INFSVolumeSource {
  path: string;
  readOnly?: boolean;
  server: string;
 }
 export { INFSVolumeSource as IIoK8sApiCoreV1NFSVolumeSource};
}
declare module "kubernetes-models/v1/PersistentVolumeClaimVolumeSource" {
 export interface IPersistentVolumeClaimVolumeSource {
  claimName: string;
  readOnly?: boolean;
 }
 export { IPersistentVolumeClaimVolumeSource as IIoK8sApiCoreV1PersistentVolumeClaimVolumeSource};
}
declare module "kubernetes-models/v1/PhotonPersistentDiskVolumeSource" {
 export interface IPhotonPersistentDiskVolumeSource {
  fsType?: string;
  pdID: string;
 }
 export { IPhotonPersistentDiskVolumeSource as IIoK8sApiCoreV1PhotonPersistentDiskVolumeSource};
}
declare module "kubernetes-models/v1/PortworxVolumeSource" {
 export interface IPortworxVolumeSource {
  fsType?: string;
  readOnly?: boolean;
  volumeID: string;
 }
 export { IPortworxVolumeSource as IIoK8sApiCoreV1PortworxVolumeSource};
}
declare module "kubernetes-models/v1/ProjectedVolumeSource" {
 import { IIoK8sApiCoreV1VolumeProjection } from "kubernetes-models/v1/VolumeProjection";
 export interface IProjectedVolumeSource {
  defaultMode?: number;
  sources?: Array<IIoK8sApiCoreV1VolumeProjection>;
 }
 export { IProjectedVolumeSource as IIoK8sApiCoreV1ProjectedVolumeSource};
}
declare module "kubernetes-models/v1/VolumeProjection" {
 import { IIoK8sApiCoreV1ClusterTrustBundleProjection } from "kubernetes-models/v1/ClusterTrustBundleProjection";
 import { IIoK8sApiCoreV1ConfigMapProjection } from "kubernetes-models/v1/ConfigMapProjection";
 import { IIoK8sApiCoreV1DownwardAPIProjection } from "kubernetes-models/v1/DownwardAPIProjection";
 import { IIoK8sApiCoreV1PodCertificateProjection } from "kubernetes-models/v1/PodCertificateProjection";
 import { IIoK8sApiCoreV1SecretProjection } from "kubernetes-models/v1/SecretProjection";
 import { IIoK8sApiCoreV1ServiceAccountTokenProjection } from "kubernetes-models/v1/ServiceAccountTokenProjection";
 export interface IVolumeProjection {
  clusterTrustBundle?: IIoK8sApiCoreV1ClusterTrustBundleProjection;
  configMap?: IIoK8sApiCoreV1ConfigMapProjection;
  downwardAPI?: IIoK8sApiCoreV1DownwardAPIProjection;
  podCertificate?: IIoK8sApiCoreV1PodCertificateProjection;
  secret?: IIoK8sApiCoreV1SecretProjection;
  serviceAccountToken?: IIoK8sApiCoreV1ServiceAccountTokenProjection;
 }
 export { IVolumeProjection as IIoK8sApiCoreV1VolumeProjection};
}
declare module "kubernetes-models/v1/ClusterTrustBundleProjection" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IClusterTrustBundleProjection {
  labelSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  name?: string;
  optional?: boolean;
  path: string;
  signerName?: string;
 }
 export { IClusterTrustBundleProjection as IIoK8sApiCoreV1ClusterTrustBundleProjection};
}
declare module "kubernetes-models/v1/ConfigMapProjection" {
 import { IIoK8sApiCoreV1KeyToPath } from "kubernetes-models/v1/KeyToPath";
 export interface IConfigMapProjection {
  items?: Array<IIoK8sApiCoreV1KeyToPath>;
  name?: string;
  optional?: boolean;
 }
 export { IConfigMapProjection as IIoK8sApiCoreV1ConfigMapProjection};
}
declare module "kubernetes-models/v1/DownwardAPIProjection" {
 import { IIoK8sApiCoreV1DownwardAPIVolumeFile } from "kubernetes-models/v1/DownwardAPIVolumeFile";
 export interface IDownwardAPIProjection {
  items?: Array<IIoK8sApiCoreV1DownwardAPIVolumeFile>;
 }
 export { IDownwardAPIProjection as IIoK8sApiCoreV1DownwardAPIProjection};
}
declare module "kubernetes-models/v1/PodCertificateProjection" {
 export interface IPodCertificateProjection {
  certificateChainPath?: string;
  credentialBundlePath?: string;
  keyPath?: string;
  keyType: string;
  maxExpirationSeconds?: number;
  signerName: string;
  userAnnotations?: {
   [key: string]: string;
  };
 }
 export { IPodCertificateProjection as IIoK8sApiCoreV1PodCertificateProjection};
}
declare module "kubernetes-models/v1/SecretProjection" {
 import { IIoK8sApiCoreV1KeyToPath } from "kubernetes-models/v1/KeyToPath";
 export interface ISecretProjection {
  items?: Array<IIoK8sApiCoreV1KeyToPath>;
  name?: string;
  optional?: boolean;
 }
 export { ISecretProjection as IIoK8sApiCoreV1SecretProjection};
}
declare module "kubernetes-models/v1/ServiceAccountTokenProjection" {
 export interface IServiceAccountTokenProjection {
  audience?: string;
  expirationSeconds?: number;
  path: string;
 }
 export { IServiceAccountTokenProjection as IIoK8sApiCoreV1ServiceAccountTokenProjection};
}
declare module "kubernetes-models/v1/QuobyteVolumeSource" {
 export interface IQuobyteVolumeSource {
  group?: string;
  readOnly?: boolean;
  registry: string;
  tenant?: string;
  user?: string;
  volume: string;
 }
 export { IQuobyteVolumeSource as IIoK8sApiCoreV1QuobyteVolumeSource};
}
declare module "kubernetes-models/v1/RBDVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface IRBDVolumeSource {
  fsType?: string;
  image: string;
  keyring?: string;
  monitors: Array<string>;
  pool?: string;
  readOnly?: boolean;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
  user?: string;
 }
 export { IRBDVolumeSource as IIoK8sApiCoreV1RBDVolumeSource};
}
declare module "kubernetes-models/v1/ScaleIOVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface IScaleIOVolumeSource {
  fsType?: string;
  gateway: string;
  protectionDomain?: string;
  readOnly?: boolean;
  secretRef: IIoK8sApiCoreV1LocalObjectReference;
  sslEnabled?: boolean;
  storageMode?: string;
  storagePool?: string;
  system: string;
  volumeName?: string;
 }
 export { IScaleIOVolumeSource as IIoK8sApiCoreV1ScaleIOVolumeSource};
}
declare module "kubernetes-models/v1/SecretVolumeSource" {
 import { IIoK8sApiCoreV1KeyToPath } from "kubernetes-models/v1/KeyToPath";
 export interface ISecretVolumeSource {
  defaultMode?: number;
  items?: Array<IIoK8sApiCoreV1KeyToPath>;
  optional?: boolean;
  secretName?: string;
 }
 export { ISecretVolumeSource as IIoK8sApiCoreV1SecretVolumeSource};
}
declare module "kubernetes-models/v1/StorageOSVolumeSource" {
 import { IIoK8sApiCoreV1LocalObjectReference } from "kubernetes-models/v1/LocalObjectReference";
 export interface IStorageOSVolumeSource {
  fsType?: string;
  readOnly?: boolean;
  secretRef?: IIoK8sApiCoreV1LocalObjectReference;
  volumeName?: string;
  volumeNamespace?: string;
 }
 export { IStorageOSVolumeSource as IIoK8sApiCoreV1StorageOSVolumeSource};
}
declare module "kubernetes-models/v1/VsphereVirtualDiskVolumeSource" {
 export interface IVsphereVirtualDiskVolumeSource {
  fsType?: string;
  storagePolicyID?: string;
  storagePolicyName?: string;
  volumePath: string;
 }
 export { IVsphereVirtualDiskVolumeSource as IIoK8sApiCoreV1VsphereVirtualDiskVolumeSource};
}
declare module "kubernetes-models/apps/v1/DeploymentStatus" {
 import { IIoK8sApiAppsV1DeploymentCondition } from "kubernetes-models/apps/v1/DeploymentCondition";
 export interface IDeploymentStatus {
  availableReplicas?: number;
  collisionCount?: number;
  conditions?: Array<IIoK8sApiAppsV1DeploymentCondition>;
  observedGeneration?: number;
  readyReplicas?: number;
  replicas?: number;
  terminatingReplicas?: number;
  unavailableReplicas?: number;
  updatedReplicas?: number;
 }
 export { IDeploymentStatus as IIoK8sApiAppsV1DeploymentStatus};
}
declare module "kubernetes-models/apps/v1/DeploymentCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IDeploymentCondition {
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  lastUpdateTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { IDeploymentCondition as IIoK8sApiAppsV1DeploymentCondition};
}
declare module "kubernetes-models/apps/v1/StatefulSet" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiAppsV1StatefulSetSpec } from "kubernetes-models/apps/v1/StatefulSetSpec";
 import { IIoK8sApiAppsV1StatefulSetStatus } from "kubernetes-models/apps/v1/StatefulSetStatus";
 export interface IStatefulSet {
  apiVersion: "apps/v1";
  kind: "StatefulSet";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiAppsV1StatefulSetSpec;
  status?: IIoK8sApiAppsV1StatefulSetStatus;
 }
 export { IStatefulSet as IIoK8sApiAppsV1StatefulSet};
}
declare module "kubernetes-models/apps/v1/StatefulSetSpec" {
 import { IIoK8sApiAppsV1StatefulSetOrdinals } from "kubernetes-models/apps/v1/StatefulSetOrdinals";
 import { IIoK8sApiAppsV1StatefulSetPersistentVolumeClaimRetentionPolicy } from "kubernetes-models/apps/v1/StatefulSetPersistentVolumeClaimRetentionPolicy";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 import { IIoK8sApiCoreV1PodTemplateSpec } from "kubernetes-models/v1/PodTemplateSpec";
 import { IIoK8sApiAppsV1StatefulSetUpdateStrategy } from "kubernetes-models/apps/v1/StatefulSetUpdateStrategy";
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiCoreV1PersistentVolumeClaimSpec } from "kubernetes-models/v1/PersistentVolumeClaimSpec";
 import { IIoK8sApiCoreV1PersistentVolumeClaimStatus } from "kubernetes-models/v1/PersistentVolumeClaimStatus";
 export interface IStatefulSetSpec {
  minReadySeconds?: number;
  ordinals?: IIoK8sApiAppsV1StatefulSetOrdinals;
  persistentVolumeClaimRetentionPolicy?: IIoK8sApiAppsV1StatefulSetPersistentVolumeClaimRetentionPolicy;
  podManagementPolicy?: "OrderedReady" | "Parallel";
  replicas?: number;
  revisionHistoryLimit?: number;
  selector: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  serviceName?: string;
  template: IIoK8sApiCoreV1PodTemplateSpec;
  updateStrategy?: IIoK8sApiAppsV1StatefulSetUpdateStrategy;
  volumeClaimTemplates?: Array<{
   apiVersion?: string;
   kind?: string;
   metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
   spec?: IIoK8sApiCoreV1PersistentVolumeClaimSpec;
   status?: IIoK8sApiCoreV1PersistentVolumeClaimStatus;
  }>;
 }
 export { IStatefulSetSpec as IIoK8sApiAppsV1StatefulSetSpec};
}
declare module "kubernetes-models/apps/v1/StatefulSetOrdinals" {
 export interface IStatefulSetOrdinals {
  start?: number;
 }
 export { IStatefulSetOrdinals as IIoK8sApiAppsV1StatefulSetOrdinals};
}
declare module "kubernetes-models/apps/v1/StatefulSetPersistentVolumeClaimRetentionPolicy" {
 export interface IStatefulSetPersistentVolumeClaimRetentionPolicy {
  whenDeleted?: string;
  whenScaled?: string;
 }
 export { IStatefulSetPersistentVolumeClaimRetentionPolicy as IIoK8sApiAppsV1StatefulSetPersistentVolumeClaimRetentionPolicy};
}
declare module "kubernetes-models/apps/v1/StatefulSetUpdateStrategy" {
 import { IIoK8sApiAppsV1RollingUpdateStatefulSetStrategy } from "kubernetes-models/apps/v1/RollingUpdateStatefulSetStrategy";
 export interface IStatefulSetUpdateStrategy {
  rollingUpdate?: IIoK8sApiAppsV1RollingUpdateStatefulSetStrategy;
  type?: "OnDelete" | "RollingUpdate";
 }
 export { IStatefulSetUpdateStrategy as IIoK8sApiAppsV1StatefulSetUpdateStrategy};
}
declare module "kubernetes-models/apps/v1/RollingUpdateStatefulSetStrategy" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface IRollingUpdateStatefulSetStrategy {
  maxUnavailable?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  partition?: number;
 }
 export { IRollingUpdateStatefulSetStrategy as IIoK8sApiAppsV1RollingUpdateStatefulSetStrategy};
}
declare module "kubernetes-models/apps/v1/StatefulSetStatus" {
 import { IIoK8sApiAppsV1StatefulSetCondition } from "kubernetes-models/apps/v1/StatefulSetCondition";
 export interface IStatefulSetStatus {
  availableReplicas?: number;
  collisionCount?: number;
  conditions?: Array<IIoK8sApiAppsV1StatefulSetCondition>;
  currentReplicas?: number;
  currentRevision?: string;
  observedGeneration?: number;
  readyReplicas?: number;
  replicas: number;
  updateRevision?: string;
  updatedReplicas?: number;
 }
 export { IStatefulSetStatus as IIoK8sApiAppsV1StatefulSetStatus};
}
declare module "kubernetes-models/apps/v1/StatefulSetCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IStatefulSetCondition {
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { IStatefulSetCondition as IIoK8sApiAppsV1StatefulSetCondition};
}
declare module "kubernetes-models/batch/v1/Job" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiBatchV1JobSpec } from "kubernetes-models/batch/v1/JobSpec";
 import { IIoK8sApiBatchV1JobStatus } from "kubernetes-models/batch/v1/JobStatus";
 export interface IJob {
  apiVersion: "batch/v1";
  kind: "Job";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiBatchV1JobSpec;
  status?: IIoK8sApiBatchV1JobStatus;
 }
 export { IJob as IIoK8sApiBatchV1Job};
}
declare module "kubernetes-models/batch/v1/JobSpec" {
 import { IIoK8sApiBatchV1PodFailurePolicy } from "kubernetes-models/batch/v1/PodFailurePolicy";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 import { IIoK8sApiBatchV1SuccessPolicy } from "kubernetes-models/batch/v1/SuccessPolicy";
 import { IIoK8sApiCoreV1PodTemplateSpec } from "kubernetes-models/v1/PodTemplateSpec";
 export interface IJobSpec {
  activeDeadlineSeconds?: number;
  backoffLimit?: number;
  backoffLimitPerIndex?: number;
  completionMode?: "Indexed" | "NonIndexed";
  completions?: number;
  managedBy?: string;
  manualSelector?: boolean;
  maxFailedIndexes?: number;
  parallelism?: number;
  podFailurePolicy?: IIoK8sApiBatchV1PodFailurePolicy;
  podReplacementPolicy?: "Failed" | "TerminatingOrFailed";
  selector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  successPolicy?: IIoK8sApiBatchV1SuccessPolicy;
  suspend?: boolean;
  template: IIoK8sApiCoreV1PodTemplateSpec;
  ttlSecondsAfterFinished?: number;
 }
 export { IJobSpec as IIoK8sApiBatchV1JobSpec};
}
declare module "kubernetes-models/batch/v1/PodFailurePolicy" {
 import { IIoK8sApiBatchV1PodFailurePolicyRule } from "kubernetes-models/batch/v1/PodFailurePolicyRule";
 export interface IPodFailurePolicy {
  rules: Array<IIoK8sApiBatchV1PodFailurePolicyRule>;
 }
 export { IPodFailurePolicy as IIoK8sApiBatchV1PodFailurePolicy};
}
declare module "kubernetes-models/batch/v1/PodFailurePolicyRule" {
 import { IIoK8sApiBatchV1PodFailurePolicyOnExitCodesRequirement } from "kubernetes-models/batch/v1/PodFailurePolicyOnExitCodesRequirement";
 import { IIoK8sApiBatchV1PodFailurePolicyOnPodConditionsPattern } from "kubernetes-models/batch/v1/PodFailurePolicyOnPodConditionsPattern";
 export interface IPodFailurePolicyRule {
  action: "Count" | "FailIndex" | "FailJob" | "Ignore";
  onExitCodes?: IIoK8sApiBatchV1PodFailurePolicyOnExitCodesRequirement;
  onPodConditions?: Array<IIoK8sApiBatchV1PodFailurePolicyOnPodConditionsPattern>;
 }
 export { IPodFailurePolicyRule as IIoK8sApiBatchV1PodFailurePolicyRule};
}
declare module "kubernetes-models/batch/v1/PodFailurePolicyOnExitCodesRequirement" {
 export interface IPodFailurePolicyOnExitCodesRequirement {
  containerName?: string;
  operator: "In" | "NotIn";
  values: Array<number>;
 }
 export { IPodFailurePolicyOnExitCodesRequirement as IIoK8sApiBatchV1PodFailurePolicyOnExitCodesRequirement};
}
declare module "kubernetes-models/batch/v1/PodFailurePolicyOnPodConditionsPattern" {
 export interface IPodFailurePolicyOnPodConditionsPattern {
  status?: string;
  type: string;
 }
 export { IPodFailurePolicyOnPodConditionsPattern as IIoK8sApiBatchV1PodFailurePolicyOnPodConditionsPattern};
}
declare module "kubernetes-models/batch/v1/SuccessPolicy" {
 import { IIoK8sApiBatchV1SuccessPolicyRule } from "kubernetes-models/batch/v1/SuccessPolicyRule";
 export interface ISuccessPolicy {
  rules: Array<IIoK8sApiBatchV1SuccessPolicyRule>;
 }
 export { ISuccessPolicy as IIoK8sApiBatchV1SuccessPolicy};
}
declare module "kubernetes-models/batch/v1/SuccessPolicyRule" {
 export interface ISuccessPolicyRule {
  succeededCount?: number;
  succeededIndexes?: string;
 }
 export { ISuccessPolicyRule as IIoK8sApiBatchV1SuccessPolicyRule};
}
declare module "kubernetes-models/batch/v1/JobStatus" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 import { IIoK8sApiBatchV1JobCondition } from "kubernetes-models/batch/v1/JobCondition";
 import { IIoK8sApiBatchV1UncountedTerminatedPods } from "kubernetes-models/batch/v1/UncountedTerminatedPods";
 export interface IJobStatus {
  active?: number;
  completedIndexes?: string;
  completionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  conditions?: Array<IIoK8sApiBatchV1JobCondition>;
  failed?: number;
  failedIndexes?: string;
  ready?: number;
  startTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  succeeded?: number;
  terminating?: number;
  uncountedTerminatedPods?: IIoK8sApiBatchV1UncountedTerminatedPods;
 }
 export { IJobStatus as IIoK8sApiBatchV1JobStatus};
}
declare module "kubernetes-models/batch/v1/JobCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IJobCondition {
  lastProbeTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { IJobCondition as IIoK8sApiBatchV1JobCondition};
}
declare module "kubernetes-models/batch/v1/UncountedTerminatedPods" {
 export interface IUncountedTerminatedPods {
  failed?: Array<string>;
  succeeded?: Array<string>;
 }
 export { IUncountedTerminatedPods as IIoK8sApiBatchV1UncountedTerminatedPods};
}
declare module "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiAutoscalingV2HorizontalPodAutoscalerSpec } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerSpec";
 import { IIoK8sApiAutoscalingV2HorizontalPodAutoscalerStatus } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerStatus";
 export interface IHorizontalPodAutoscaler {
  apiVersion: "autoscaling/v2";
  kind: "HorizontalPodAutoscaler";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IIoK8sApiAutoscalingV2HorizontalPodAutoscalerSpec;
  status?: IIoK8sApiAutoscalingV2HorizontalPodAutoscalerStatus;
 }
 export { IHorizontalPodAutoscaler as IIoK8sApiAutoscalingV2HorizontalPodAutoscaler};
}
declare module "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerSpec" {
 import { IIoK8sApiAutoscalingV2HorizontalPodAutoscalerBehavior } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerBehavior";
 import { IIoK8sApiAutoscalingV2MetricSpec } from "kubernetes-models/autoscaling/v2/MetricSpec";
 import { IIoK8sApiAutoscalingV2CrossVersionObjectReference } from "kubernetes-models/autoscaling/v2/CrossVersionObjectReference";
 export interface IHorizontalPodAutoscalerSpec {
  behavior?: IIoK8sApiAutoscalingV2HorizontalPodAutoscalerBehavior;
  maxReplicas: number;
  metrics?: Array<IIoK8sApiAutoscalingV2MetricSpec>;
  minReplicas?: number;
  scaleTargetRef: IIoK8sApiAutoscalingV2CrossVersionObjectReference;
 }
 export { IHorizontalPodAutoscalerSpec as IIoK8sApiAutoscalingV2HorizontalPodAutoscalerSpec};
}
declare module "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerBehavior" {
 import { IIoK8sApiAutoscalingV2HPAScalingRules } from "kubernetes-models/autoscaling/v2/HPAScalingRules";
 export interface IHorizontalPodAutoscalerBehavior {
  scaleDown?: IIoK8sApiAutoscalingV2HPAScalingRules;
  scaleUp?: IIoK8sApiAutoscalingV2HPAScalingRules;
 }
 export { IHorizontalPodAutoscalerBehavior as IIoK8sApiAutoscalingV2HorizontalPodAutoscalerBehavior};
}
declare module "kubernetes-models/autoscaling/v2/HPAScalingRules" {
 import { IIoK8sApiAutoscalingV2HPAScalingPolicy } from "kubernetes-models/autoscaling/v2/HPAScalingPolicy";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IHPAScalingRules {
  policies?: Array<IIoK8sApiAutoscalingV2HPAScalingPolicy>;
  selectPolicy?: string;
  stabilizationWindowSeconds?: number;
  tolerance?: IIoK8sApimachineryPkgApiResourceQuantity;
 }
 export { IHPAScalingRules as IIoK8sApiAutoscalingV2HPAScalingRules};
}
declare module "kubernetes-models/autoscaling/v2/HPAScalingPolicy" {
 export interface IHPAScalingPolicy {
  periodSeconds: number;
  type: string;
  value: number;
 }
 export { IHPAScalingPolicy as IIoK8sApiAutoscalingV2HPAScalingPolicy};
}
declare module "kubernetes-models/autoscaling/v2/MetricSpec" {
 import { IIoK8sApiAutoscalingV2ContainerResourceMetricSource } from "kubernetes-models/autoscaling/v2/ContainerResourceMetricSource";
 import { IIoK8sApiAutoscalingV2ExternalMetricSource } from "kubernetes-models/autoscaling/v2/ExternalMetricSource";
 import { IIoK8sApiAutoscalingV2ObjectMetricSource } from "kubernetes-models/autoscaling/v2/ObjectMetricSource";
 import { IIoK8sApiAutoscalingV2PodsMetricSource } from "kubernetes-models/autoscaling/v2/PodsMetricSource";
 import { IIoK8sApiAutoscalingV2ResourceMetricSource } from "kubernetes-models/autoscaling/v2/ResourceMetricSource";
 export interface IMetricSpec {
  containerResource?: IIoK8sApiAutoscalingV2ContainerResourceMetricSource;
  external?: IIoK8sApiAutoscalingV2ExternalMetricSource;
  object?: IIoK8sApiAutoscalingV2ObjectMetricSource;
  pods?: IIoK8sApiAutoscalingV2PodsMetricSource;
  resource?: IIoK8sApiAutoscalingV2ResourceMetricSource;
  type: string;
 }
 export { IMetricSpec as IIoK8sApiAutoscalingV2MetricSpec};
}
declare module "kubernetes-models/autoscaling/v2/ContainerResourceMetricSource" {
 import { IIoK8sApiAutoscalingV2MetricTarget } from "kubernetes-models/autoscaling/v2/MetricTarget";
 export interface IContainerResourceMetricSource {
  container: string;
  name: string;
  target: IIoK8sApiAutoscalingV2MetricTarget;
 }
 export { IContainerResourceMetricSource as IIoK8sApiAutoscalingV2ContainerResourceMetricSource};
}
declare module "kubernetes-models/autoscaling/v2/MetricTarget" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IMetricTarget {
  averageUtilization?: number;
  averageValue?: IIoK8sApimachineryPkgApiResourceQuantity;
  type: string;
  value?: IIoK8sApimachineryPkgApiResourceQuantity;
 }
 export { IMetricTarget as IIoK8sApiAutoscalingV2MetricTarget};
}
declare module "kubernetes-models/autoscaling/v2/ExternalMetricSource" {
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 import { IIoK8sApiAutoscalingV2MetricTarget } from "kubernetes-models/autoscaling/v2/MetricTarget";
 export interface IExternalMetricSource {
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
  target: IIoK8sApiAutoscalingV2MetricTarget;
 }
 export { IExternalMetricSource as IIoK8sApiAutoscalingV2ExternalMetricSource};
}
declare module "kubernetes-models/autoscaling/v2/MetricIdentifier" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IMetricIdentifier {
  name: string;
  selector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
 }
 export { IMetricIdentifier as IIoK8sApiAutoscalingV2MetricIdentifier};
}
declare module "kubernetes-models/autoscaling/v2/ObjectMetricSource" {
 import { IIoK8sApiAutoscalingV2CrossVersionObjectReference } from "kubernetes-models/autoscaling/v2/CrossVersionObjectReference";
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 import { IIoK8sApiAutoscalingV2MetricTarget } from "kubernetes-models/autoscaling/v2/MetricTarget";
 export interface IObjectMetricSource {
  describedObject: IIoK8sApiAutoscalingV2CrossVersionObjectReference;
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
  target: IIoK8sApiAutoscalingV2MetricTarget;
 }
 export { IObjectMetricSource as IIoK8sApiAutoscalingV2ObjectMetricSource};
}
declare module "kubernetes-models/autoscaling/v2/CrossVersionObjectReference" {
 export interface ICrossVersionObjectReference {
  apiVersion?: string;
  kind: string;
  name: string;
 }
 export { ICrossVersionObjectReference as IIoK8sApiAutoscalingV2CrossVersionObjectReference};
}
declare module "kubernetes-models/autoscaling/v2/PodsMetricSource" {
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 import { IIoK8sApiAutoscalingV2MetricTarget } from "kubernetes-models/autoscaling/v2/MetricTarget";
 export interface IPodsMetricSource {
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
  target: IIoK8sApiAutoscalingV2MetricTarget;
 }
 export { IPodsMetricSource as IIoK8sApiAutoscalingV2PodsMetricSource};
}
declare module "kubernetes-models/autoscaling/v2/ResourceMetricSource" {
 import { IIoK8sApiAutoscalingV2MetricTarget } from "kubernetes-models/autoscaling/v2/MetricTarget";
 export interface IResourceMetricSource {
  name: string;
  target: IIoK8sApiAutoscalingV2MetricTarget;
 }
 export { IResourceMetricSource as IIoK8sApiAutoscalingV2ResourceMetricSource};
}
declare module "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerStatus" {
 import { IIoK8sApiAutoscalingV2HorizontalPodAutoscalerCondition } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerCondition";
 import { IIoK8sApiAutoscalingV2MetricStatus } from "kubernetes-models/autoscaling/v2/MetricStatus";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IHorizontalPodAutoscalerStatus {
  conditions?: Array<IIoK8sApiAutoscalingV2HorizontalPodAutoscalerCondition>;
  currentMetrics?: Array<IIoK8sApiAutoscalingV2MetricStatus>;
  currentReplicas?: number;
  desiredReplicas: number;
  lastScaleTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  observedGeneration?: number;
 }
 export { IHorizontalPodAutoscalerStatus as IIoK8sApiAutoscalingV2HorizontalPodAutoscalerStatus};
}
declare module "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IHorizontalPodAutoscalerCondition {
  lastTransitionTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  reason?: string;
  status: string;
  type: string;
 }
 export { IHorizontalPodAutoscalerCondition as IIoK8sApiAutoscalingV2HorizontalPodAutoscalerCondition};
}
declare module "kubernetes-models/autoscaling/v2/MetricStatus" {
 import { IIoK8sApiAutoscalingV2ContainerResourceMetricStatus } from "kubernetes-models/autoscaling/v2/ContainerResourceMetricStatus";
 import { IIoK8sApiAutoscalingV2ExternalMetricStatus } from "kubernetes-models/autoscaling/v2/ExternalMetricStatus";
 import { IIoK8sApiAutoscalingV2ObjectMetricStatus } from "kubernetes-models/autoscaling/v2/ObjectMetricStatus";
 import { IIoK8sApiAutoscalingV2PodsMetricStatus } from "kubernetes-models/autoscaling/v2/PodsMetricStatus";
 import { IIoK8sApiAutoscalingV2ResourceMetricStatus } from "kubernetes-models/autoscaling/v2/ResourceMetricStatus";
 export interface IMetricStatus {
  containerResource?: IIoK8sApiAutoscalingV2ContainerResourceMetricStatus;
  external?: IIoK8sApiAutoscalingV2ExternalMetricStatus;
  object?: IIoK8sApiAutoscalingV2ObjectMetricStatus;
  pods?: IIoK8sApiAutoscalingV2PodsMetricStatus;
  resource?: IIoK8sApiAutoscalingV2ResourceMetricStatus;
  type: string;
 }
 export { IMetricStatus as IIoK8sApiAutoscalingV2MetricStatus};
}
declare module "kubernetes-models/autoscaling/v2/ContainerResourceMetricStatus" {
 import { IIoK8sApiAutoscalingV2MetricValueStatus } from "kubernetes-models/autoscaling/v2/MetricValueStatus";
 export interface IContainerResourceMetricStatus {
  container: string;
  current: IIoK8sApiAutoscalingV2MetricValueStatus;
  name: string;
 }
 export { IContainerResourceMetricStatus as IIoK8sApiAutoscalingV2ContainerResourceMetricStatus};
}
declare module "kubernetes-models/autoscaling/v2/MetricValueStatus" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IMetricValueStatus {
  averageUtilization?: number;
  averageValue?: IIoK8sApimachineryPkgApiResourceQuantity;
  value?: IIoK8sApimachineryPkgApiResourceQuantity;
 }
 export { IMetricValueStatus as IIoK8sApiAutoscalingV2MetricValueStatus};
}
declare module "kubernetes-models/autoscaling/v2/ExternalMetricStatus" {
 import { IIoK8sApiAutoscalingV2MetricValueStatus } from "kubernetes-models/autoscaling/v2/MetricValueStatus";
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 export interface IExternalMetricStatus {
  current: IIoK8sApiAutoscalingV2MetricValueStatus;
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
 }
 export { IExternalMetricStatus as IIoK8sApiAutoscalingV2ExternalMetricStatus};
}
declare module "kubernetes-models/autoscaling/v2/ObjectMetricStatus" {
 import { IIoK8sApiAutoscalingV2MetricValueStatus } from "kubernetes-models/autoscaling/v2/MetricValueStatus";
 import { IIoK8sApiAutoscalingV2CrossVersionObjectReference } from "kubernetes-models/autoscaling/v2/CrossVersionObjectReference";
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 export interface IObjectMetricStatus {
  current: IIoK8sApiAutoscalingV2MetricValueStatus;
  describedObject: IIoK8sApiAutoscalingV2CrossVersionObjectReference;
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
 }
 export { IObjectMetricStatus as IIoK8sApiAutoscalingV2ObjectMetricStatus};
}
declare module "kubernetes-models/autoscaling/v2/PodsMetricStatus" {
 import { IIoK8sApiAutoscalingV2MetricValueStatus } from "kubernetes-models/autoscaling/v2/MetricValueStatus";
 import { IIoK8sApiAutoscalingV2MetricIdentifier } from "kubernetes-models/autoscaling/v2/MetricIdentifier";
 export interface IPodsMetricStatus {
  current: IIoK8sApiAutoscalingV2MetricValueStatus;
  metric: IIoK8sApiAutoscalingV2MetricIdentifier;
 }
 export { IPodsMetricStatus as IIoK8sApiAutoscalingV2PodsMetricStatus};
}
declare module "kubernetes-models/autoscaling/v2/ResourceMetricStatus" {
 import { IIoK8sApiAutoscalingV2MetricValueStatus } from "kubernetes-models/autoscaling/v2/MetricValueStatus";
 export interface IResourceMetricStatus {
  current: IIoK8sApiAutoscalingV2MetricValueStatus;
  name: string;
 }
 export { IResourceMetricStatus as IIoK8sApiAutoscalingV2ResourceMetricStatus};
}
declare module "kubernetes-models/policy/v1/PodDisruptionBudget" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiPolicyV1PodDisruptionBudgetSpec } from "kubernetes-models/policy/v1/PodDisruptionBudgetSpec";
 import { IIoK8sApiPolicyV1PodDisruptionBudgetStatus } from "kubernetes-models/policy/v1/PodDisruptionBudgetStatus";
 export interface IPodDisruptionBudget {
  apiVersion: "policy/v1";
  kind: "PodDisruptionBudget";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiPolicyV1PodDisruptionBudgetSpec;
  status?: IIoK8sApiPolicyV1PodDisruptionBudgetStatus;
 }
 export { IPodDisruptionBudget as IIoK8sApiPolicyV1PodDisruptionBudget};
}
declare module "kubernetes-models/policy/v1/PodDisruptionBudgetSpec" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IPodDisruptionBudgetSpec {
  maxUnavailable?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  minAvailable?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  selector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  unhealthyPodEvictionPolicy?: "AlwaysAllow" | "IfHealthyBudget";
 }
 export { IPodDisruptionBudgetSpec as IIoK8sApiPolicyV1PodDisruptionBudgetSpec};
}
declare module "kubernetes-models/policy/v1/PodDisruptionBudgetStatus" {
 import { IIoK8sApimachineryPkgApisMetaV1Condition } from "@kubernetes-models/apimachinery/apis/meta/v1/Condition";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IPodDisruptionBudgetStatus {
  conditions?: Array<IIoK8sApimachineryPkgApisMetaV1Condition>;
  currentHealthy?: number;
  desiredHealthy?: number;
  disruptedPods?: {
   [key: string]: IIoK8sApimachineryPkgApisMetaV1Time;
  };
  disruptionsAllowed?: number;
  expectedPods?: number;
  observedGeneration?: number;
 }
 export { IPodDisruptionBudgetStatus as IIoK8sApiPolicyV1PodDisruptionBudgetStatus};
}
declare module "kubernetes-models/networking.k8s.io/v1/Ingress" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiNetworkingV1IngressSpec } from "kubernetes-models/networking.k8s.io/v1/IngressSpec";
 import { IIoK8sApiNetworkingV1IngressStatus } from "kubernetes-models/networking.k8s.io/v1/IngressStatus";
 export interface IIngress {
  apiVersion: "networking.k8s.io/v1";
  kind: "Ingress";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiNetworkingV1IngressSpec;
  status?: IIoK8sApiNetworkingV1IngressStatus;
 }
 export { IIngress as IIoK8sApiNetworkingV1Ingress};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressSpec" {
 import { IIoK8sApiNetworkingV1IngressBackend } from "kubernetes-models/networking.k8s.io/v1/IngressBackend";
 import { IIoK8sApiNetworkingV1IngressRule } from "kubernetes-models/networking.k8s.io/v1/IngressRule";
 import { IIoK8sApiNetworkingV1IngressTLS } from "kubernetes-models/networking.k8s.io/v1/IngressTLS";
 export interface IIngressSpec {
  defaultBackend?: IIoK8sApiNetworkingV1IngressBackend;
  ingressClassName?: string;
  rules?: Array<IIoK8sApiNetworkingV1IngressRule>;
  tls?: Array<IIoK8sApiNetworkingV1IngressTLS>;
 }
 export { IIngressSpec as IIoK8sApiNetworkingV1IngressSpec};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressBackend" {
 import { IIoK8sApiCoreV1TypedLocalObjectReference } from "kubernetes-models/v1/TypedLocalObjectReference";
 import { IIoK8sApiNetworkingV1IngressServiceBackend } from "kubernetes-models/networking.k8s.io/v1/IngressServiceBackend";
 export interface IIngressBackend {
  resource?: IIoK8sApiCoreV1TypedLocalObjectReference;
  service?: IIoK8sApiNetworkingV1IngressServiceBackend;
 }
 export { IIngressBackend as IIoK8sApiNetworkingV1IngressBackend};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressServiceBackend" {
 import { IIoK8sApiNetworkingV1ServiceBackendPort } from "kubernetes-models/networking.k8s.io/v1/ServiceBackendPort";
 export interface IIngressServiceBackend {
  name: string;
  port?: IIoK8sApiNetworkingV1ServiceBackendPort;
 }
 export { IIngressServiceBackend as IIoK8sApiNetworkingV1IngressServiceBackend};
}
declare module "kubernetes-models/networking.k8s.io/v1/ServiceBackendPort" {
 export interface IServiceBackendPort {
  name?: string;
  number?: number;
 }
 export { IServiceBackendPort as IIoK8sApiNetworkingV1ServiceBackendPort};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressRule" {
 import { IIoK8sApiNetworkingV1HTTPIngressRuleValue } from "kubernetes-models/networking.k8s.io/v1/HTTPIngressRuleValue";
 export interface IIngressRule {
  host?: string;
  http?: IIoK8sApiNetworkingV1HTTPIngressRuleValue;
 }
 export { IIngressRule as IIoK8sApiNetworkingV1IngressRule};
}
declare module "kubernetes-models/networking.k8s.io/v1/HTTPIngressRuleValue" {
 import { IIoK8sApiNetworkingV1HTTPIngressPath } from "kubernetes-models/networking.k8s.io/v1/HTTPIngressPath";
 export interface IHTTPIngressRuleValue {
  paths: Array<IIoK8sApiNetworkingV1HTTPIngressPath>;
 }
 export { IHTTPIngressRuleValue as IIoK8sApiNetworkingV1HTTPIngressRuleValue};
}
declare module "kubernetes-models/networking.k8s.io/v1/HTTPIngressPath" {
 import { IIoK8sApiNetworkingV1IngressBackend } from "kubernetes-models/networking.k8s.io/v1/IngressBackend";
 export interface IHTTPIngressPath {
  backend: IIoK8sApiNetworkingV1IngressBackend;
  path?: string;
  pathType: "Exact" | "ImplementationSpecific" | "Prefix";
 }
 export { IHTTPIngressPath as IIoK8sApiNetworkingV1HTTPIngressPath};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressTLS" {
 export interface IIngressTLS {
  hosts?: Array<string>;
  secretName?: string;
 }
 export { IIngressTLS as IIoK8sApiNetworkingV1IngressTLS};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressStatus" {
 import { IIoK8sApiNetworkingV1IngressLoadBalancerStatus } from "kubernetes-models/networking.k8s.io/v1/IngressLoadBalancerStatus";
 export interface IIngressStatus {
  loadBalancer?: IIoK8sApiNetworkingV1IngressLoadBalancerStatus;
 }
 export { IIngressStatus as IIoK8sApiNetworkingV1IngressStatus};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressLoadBalancerStatus" {
 import { IIoK8sApiNetworkingV1IngressLoadBalancerIngress } from "kubernetes-models/networking.k8s.io/v1/IngressLoadBalancerIngress";
 export interface IIngressLoadBalancerStatus {
  ingress?: Array<IIoK8sApiNetworkingV1IngressLoadBalancerIngress>;
 }
 export { IIngressLoadBalancerStatus as IIoK8sApiNetworkingV1IngressLoadBalancerStatus};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressLoadBalancerIngress" {
 import { IIoK8sApiNetworkingV1IngressPortStatus } from "kubernetes-models/networking.k8s.io/v1/IngressPortStatus";
 export interface IIngressLoadBalancerIngress {
  hostname?: string;
  ip?: string;
  ports?: Array<IIoK8sApiNetworkingV1IngressPortStatus>;
 }
 export { IIngressLoadBalancerIngress as IIoK8sApiNetworkingV1IngressLoadBalancerIngress};
}
declare module "kubernetes-models/networking.k8s.io/v1/IngressPortStatus" {
 export interface IIngressPortStatus {
  error?: string;
  port: number;
  protocol: "SCTP" | "TCP" | "UDP";
 }
 export { IIngressPortStatus as IIoK8sApiNetworkingV1IngressPortStatus};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicy" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IIoK8sApiNetworkingV1NetworkPolicySpec } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec";
 export interface INetworkPolicy {
  apiVersion: "networking.k8s.io/v1";
  kind: "NetworkPolicy";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec?: IIoK8sApiNetworkingV1NetworkPolicySpec;
 }
 export { INetworkPolicy as IIoK8sApiNetworkingV1NetworkPolicy};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec" {
 import { IIoK8sApiNetworkingV1NetworkPolicyEgressRule } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule";
 import { IIoK8sApiNetworkingV1NetworkPolicyIngressRule } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface INetworkPolicySpec {
  egress?: Array<IIoK8sApiNetworkingV1NetworkPolicyEgressRule>;
  ingress?: Array<IIoK8sApiNetworkingV1NetworkPolicyIngressRule>;
  podSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  policyTypes?: Array<"Egress" | "Ingress">;
 }
 export { INetworkPolicySpec as IIoK8sApiNetworkingV1NetworkPolicySpec};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule" {
 import { IIoK8sApiNetworkingV1NetworkPolicyPort } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort";
 import { IIoK8sApiNetworkingV1NetworkPolicyPeer } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer";
 export interface INetworkPolicyEgressRule {
  ports?: Array<IIoK8sApiNetworkingV1NetworkPolicyPort>;
  to?: Array<IIoK8sApiNetworkingV1NetworkPolicyPeer>;
 }
 export { INetworkPolicyEgressRule as IIoK8sApiNetworkingV1NetworkPolicyEgressRule};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 export interface INetworkPolicyPort {
  endPort?: number;
  port?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  protocol?: "SCTP" | "TCP" | "UDP";
 }
 export { INetworkPolicyPort as IIoK8sApiNetworkingV1NetworkPolicyPort};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer" {
 import { IIoK8sApiNetworkingV1IPBlock } from "kubernetes-models/networking.k8s.io/v1/IPBlock";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface INetworkPolicyPeer {
  ipBlock?: IIoK8sApiNetworkingV1IPBlock;
  namespaceSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  podSelector?: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
 }
 export { INetworkPolicyPeer as IIoK8sApiNetworkingV1NetworkPolicyPeer};
}
declare module "kubernetes-models/networking.k8s.io/v1/IPBlock" {
 export interface IIPBlock {
  cidr: string;
  except?: Array<string>;
 }
 export { IIPBlock as IIoK8sApiNetworkingV1IPBlock};
}
declare module "kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule" {
 import { IIoK8sApiNetworkingV1NetworkPolicyPeer } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer";
 import { IIoK8sApiNetworkingV1NetworkPolicyPort } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort";
 export interface INetworkPolicyIngressRule {
  from?: Array<IIoK8sApiNetworkingV1NetworkPolicyPeer>;
  ports?: Array<IIoK8sApiNetworkingV1NetworkPolicyPort>;
 }
 export { INetworkPolicyIngressRule as IIoK8sApiNetworkingV1NetworkPolicyIngressRule};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectSpec } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObjectSpec";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectStatus } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObjectStatus";
 export interface IScaledObject {
  apiVersion: "keda.sh/v1alpha1";
  kind: "ScaledObject";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectSpec;
  status?: IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectStatus;
 }
 export { IScaledObject as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObject};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObjectSpec" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1AdvancedConfig } from "@kubernetes-models/keda/keda.sh/v1alpha1/AdvancedConfig";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1Fallback } from "@kubernetes-models/keda/keda.sh/v1alpha1/Fallback";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTarget } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaleTarget";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTriggers } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaleTriggers";
 export interface IScaledObjectSpec {
  advanced?: IComGithubKedacoreKedaV2ApisKedaV1alpha1AdvancedConfig;
  cooldownPeriod?: number;
  fallback?: IComGithubKedacoreKedaV2ApisKedaV1alpha1Fallback;
  idleReplicaCount?: number;
  initialCooldownPeriod?: number;
  maxReplicaCount?: number;
  minReplicaCount?: number;
  pollingInterval?: number;
  scaleTargetRef: IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTarget;
  triggers: Array<IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTriggers>;
 }
 export { IScaledObjectSpec as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectSpec};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/AdvancedConfig" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1HorizontalPodAutoscalerConfig } from "@kubernetes-models/keda/keda.sh/v1alpha1/HorizontalPodAutoscalerConfig";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ScalingModifiers } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScalingModifiers";
 export interface IAdvancedConfig {
  horizontalPodAutoscalerConfig?: IComGithubKedacoreKedaV2ApisKedaV1alpha1HorizontalPodAutoscalerConfig;
  restoreToOriginalReplicaCount?: boolean;
  scalingModifiers?: IComGithubKedacoreKedaV2ApisKedaV1alpha1ScalingModifiers;
 }
 export { IAdvancedConfig as IComGithubKedacoreKedaV2ApisKedaV1alpha1AdvancedConfig};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/HorizontalPodAutoscalerConfig" {
 import { IIoK8sApiAutoscalingV2HorizontalPodAutoscalerBehavior } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscalerBehavior";
 export interface IHorizontalPodAutoscalerConfig {
  behavior?: IIoK8sApiAutoscalingV2HorizontalPodAutoscalerBehavior;
  name?: string;
 }
 export { IHorizontalPodAutoscalerConfig as IComGithubKedacoreKedaV2ApisKedaV1alpha1HorizontalPodAutoscalerConfig};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScalingModifiers" {
 export interface IScalingModifiers {
  activationTarget?: string;
  formula?: string;
  metricType?: string;
  target?: string;
 }
 export { IScalingModifiers as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScalingModifiers};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/Fallback" {
 export interface IFallback {
  behavior?: "static" | "currentReplicas" | "currentReplicasIfHigher" | "currentReplicasIfLower";
  failureThreshold: number;
  replicas: number;
 }
 export { IFallback as IComGithubKedacoreKedaV2ApisKedaV1alpha1Fallback};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScaleTarget" {
 export interface IScaleTarget {
  apiVersion?: string;
  envSourceContainerName?: string;
  kind?: string;
  name: string;
 }
 export { IScaleTarget as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTarget};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScaleTriggers" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1AuthenticationRef } from "@kubernetes-models/keda/keda.sh/v1alpha1/AuthenticationRef";
 export interface IScaleTriggers {
  authenticationRef?: IComGithubKedacoreKedaV2ApisKedaV1alpha1AuthenticationRef;
  metadata: {
   [key: string]: string;
  };
  metricType?: string;
  name?: string;
  type: string;
  useCachedMetrics?: boolean;
 }
 export { IScaleTriggers as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaleTriggers};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/AuthenticationRef" {
 export interface IAuthenticationRef {
  kind?: string;
  name: string;
 }
 export { IAuthenticationRef as IComGithubKedacoreKedaV2ApisKedaV1alpha1AuthenticationRef};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObjectStatus" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1Conditions } from "@kubernetes-models/keda/keda.sh/v1alpha1/Conditions";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatus } from "@kubernetes-models/keda/keda.sh/v1alpha1/HealthStatus";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1GroupVersionKindResource } from "@kubernetes-models/keda/keda.sh/v1alpha1/GroupVersionKindResource";
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1TriggerActivityStatus } from "@kubernetes-models/keda/keda.sh/v1alpha1/TriggerActivityStatus";
 export interface IScaledObjectStatus {
  authenticationsTypes?: string;
  compositeScalerName?: string;
  conditions?: IComGithubKedacoreKedaV2ApisKedaV1alpha1Conditions;
  externalMetricNames?: Array<string>;
  health?: {
   [key: string]: IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatus;
  };
  hpaName?: string;
  lastActiveTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  originalReplicaCount?: number;
  pausedReplicaCount?: number;
  resourceMetricNames?: Array<string>;
  scaleTargetGVKR?: IComGithubKedacoreKedaV2ApisKedaV1alpha1GroupVersionKindResource;
  scaleTargetKind?: string;
  triggersActivity?: {
   [key: string]: IComGithubKedacoreKedaV2ApisKedaV1alpha1TriggerActivityStatus;
  };
  triggersTypes?: string;
 }
 export { IScaledObjectStatus as IComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObjectStatus};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/Conditions" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1Condition } from "@kubernetes-models/keda/keda.sh/v1alpha1/Condition";
 export type IConditions = Array<IComGithubKedacoreKedaV2ApisKedaV1alpha1Condition>;
 export type Conditions = IConditions;
 export { IConditions as IComGithubKedacoreKedaV2ApisKedaV1alpha1Conditions, Conditions as ComGithubKedacoreKedaV2ApisKedaV1alpha1Conditions };
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/Condition" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1ConditionType } from "@kubernetes-models/keda/keda.sh/v1alpha1/ConditionType";
 export interface ICondition {
  message?: string;
  reason?: string;
  status: string;
  type: IComGithubKedacoreKedaV2ApisKedaV1alpha1ConditionType;
 }
 export { ICondition as IComGithubKedacoreKedaV2ApisKedaV1alpha1Condition};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/ConditionType" {
 export type IConditionType = string;
 export type ConditionType = IConditionType;
 export { IConditionType as IComGithubKedacoreKedaV2ApisKedaV1alpha1ConditionType, ConditionType as ComGithubKedacoreKedaV2ApisKedaV1alpha1ConditionType };
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/HealthStatus" {
 import { IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatusType } from "@kubernetes-models/keda/keda.sh/v1alpha1/HealthStatusType";
 export interface IHealthStatus {
  numberOfFailures?: number;
  status?: IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatusType;
 }
 export { IHealthStatus as IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatus};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/HealthStatusType" {
 export type IHealthStatusType = string;
 export type HealthStatusType = IHealthStatusType;
 export { IHealthStatusType as IComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatusType, HealthStatusType as ComGithubKedacoreKedaV2ApisKedaV1alpha1HealthStatusType };
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/GroupVersionKindResource" {
 export interface IGroupVersionKindResource {
  group: string;
  kind: string;
  resource: string;
  version: string;
 }
 export { IGroupVersionKindResource as IComGithubKedacoreKedaV2ApisKedaV1alpha1GroupVersionKindResource};
}
declare module "@kubernetes-models/keda/keda.sh/v1alpha1/TriggerActivityStatus" {
 export interface ITriggerActivityStatus {
  isActive?: boolean;
 }
 export { ITriggerActivityStatus as IComGithubKedacoreKedaV2ApisKedaV1alpha1TriggerActivityStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubCloudnativePgCloudnativePgApiV1ClusterSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1ClusterStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterStatus";
 export interface ICluster {
  apiVersion: "postgresql.cnpg.io/v1";
  kind: "Cluster";
  metadata: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubCloudnativePgCloudnativePgApiV1ClusterSpec;
  status?: IComGithubCloudnativePgCloudnativePgApiV1ClusterStatus;
 }
 export { ICluster as IComGithubCloudnativePgCloudnativePgApiV1Cluster};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterSpec" {
 import { IComGithubCloudnativePgCloudnativePgApiV1AffinityConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/AffinityConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1BootstrapConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1CertificatesConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/CertificatesConfiguration";
 import { IIoK8sApiCoreV1EnvVar } from "kubernetes-models/v1/EnvVar";
 import { IIoK8sApiCoreV1EnvFromSource } from "kubernetes-models/v1/EnvFromSource";
 import { IIoK8sApiCoreV1EphemeralVolumeSource } from "kubernetes-models/v1/EphemeralVolumeSource";
 import { IComGithubCloudnativePgCloudnativePgApiV1EphemeralVolumesSizeLimitConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EphemeralVolumesSizeLimitConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1ExternalCluster } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExternalCluster";
 import { IComGithubCloudnativePgCloudnativePgApiV1ImageCatalogRef } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImageCatalogRef";
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IComGithubCloudnativePgCloudnativePgApiV1EmbeddedObjectMetadata } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EmbeddedObjectMetadata";
 import { IComGithubCloudnativePgCloudnativePgApiV1ManagedConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1MonitoringConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/MonitoringConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1NodeMaintenanceWindow } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/NodeMaintenanceWindow";
 import { IComGithubCloudnativePgCloudnativePgApiV1PluginConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PluginConfiguration";
 import { IIoK8sApiCoreV1PodSecurityContext } from "kubernetes-models/v1/PodSecurityContext";
 import { IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRef } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodSelectorRef";
 import { IComGithubCloudnativePgCloudnativePgApiV1PostgresConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PostgresConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateMethod } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PrimaryUpdateMethod";
 import { IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateStrategy } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PrimaryUpdateStrategy";
 import { IComGithubCloudnativePgCloudnativePgApiV1ProbesConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbesConfiguration";
 import { IIoK8sApiCoreV1ProjectedVolumeSource } from "kubernetes-models/v1/ProjectedVolumeSource";
 import { IComGithubCloudnativePgCloudnativePgApiV1ReplicaClusterConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicaClusterConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicationSlotsConfiguration";
 import { IIoK8sApiCoreV1ResourceRequirements } from "kubernetes-models/v1/ResourceRequirements";
 import { IIoK8sApiCoreV1SeccompProfile } from "kubernetes-models/v1/SeccompProfile";
 import { IIoK8sApiCoreV1SecurityContext } from "kubernetes-models/v1/SecurityContext";
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceAccountTemplate } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceAccountTemplate";
 import { IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/StorageConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1TablespaceConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceConfiguration";
 import { IIoK8sApiCoreV1TopologySpreadConstraint } from "kubernetes-models/v1/TopologySpreadConstraint";
 export interface IClusterSpec {
  affinity?: IComGithubCloudnativePgCloudnativePgApiV1AffinityConfiguration;
  backup?: IComGithubCloudnativePgCloudnativePgApiV1BackupConfiguration;
  bootstrap?: IComGithubCloudnativePgCloudnativePgApiV1BootstrapConfiguration;
  certificates?: IComGithubCloudnativePgCloudnativePgApiV1CertificatesConfiguration;
  description?: string;
  enablePDB?: boolean;
  enableSuperuserAccess?: boolean;
  env?: Array<IIoK8sApiCoreV1EnvVar>;
  envFrom?: Array<IIoK8sApiCoreV1EnvFromSource>;
  ephemeralVolumeSource?: IIoK8sApiCoreV1EphemeralVolumeSource;
  ephemeralVolumesSizeLimit?: IComGithubCloudnativePgCloudnativePgApiV1EphemeralVolumesSizeLimitConfiguration;
  externalClusters?: Array<IComGithubCloudnativePgCloudnativePgApiV1ExternalCluster>;
  failoverDelay?: number;
  imageCatalogRef?: IComGithubCloudnativePgCloudnativePgApiV1ImageCatalogRef;
  imageName?: string;
  imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  imagePullSecrets?: Array<IComGithubCloudnativePgMachineryPkgApiLocalObjectReference>;
  inheritedMetadata?: IComGithubCloudnativePgCloudnativePgApiV1EmbeddedObjectMetadata;
  instances: number;
  livenessProbeTimeout?: number;
  logLevel?: "error" | "warning" | "info" | "debug" | "trace";
  managed?: IComGithubCloudnativePgCloudnativePgApiV1ManagedConfiguration;
  maxSyncReplicas?: number;
  minSyncReplicas?: number;
  monitoring?: IComGithubCloudnativePgCloudnativePgApiV1MonitoringConfiguration;
  nodeMaintenanceWindow?: IComGithubCloudnativePgCloudnativePgApiV1NodeMaintenanceWindow;
  plugins?: Array<IComGithubCloudnativePgCloudnativePgApiV1PluginConfiguration>;
  podSecurityContext?: IIoK8sApiCoreV1PodSecurityContext;
  podSelectorRefs?: Array<IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRef>;
  postgresGID?: number;
  postgresUID?: number;
  postgresql?: IComGithubCloudnativePgCloudnativePgApiV1PostgresConfiguration;
  primaryUpdateMethod?: IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateMethod;
  primaryUpdateStrategy?: IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateStrategy;
  priorityClassName?: string;
  probes?: IComGithubCloudnativePgCloudnativePgApiV1ProbesConfiguration;
  projectedVolumeTemplate?: IIoK8sApiCoreV1ProjectedVolumeSource;
  replica?: IComGithubCloudnativePgCloudnativePgApiV1ReplicaClusterConfiguration;
  replicationSlots?: IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsConfiguration;
  resources?: IIoK8sApiCoreV1ResourceRequirements;
  schedulerName?: string;
  seccompProfile?: IIoK8sApiCoreV1SeccompProfile;
  securityContext?: IIoK8sApiCoreV1SecurityContext;
  serviceAccountName?: string;
  serviceAccountTemplate?: IComGithubCloudnativePgCloudnativePgApiV1ServiceAccountTemplate;
  smartShutdownTimeout?: number;
  startDelay?: number;
  stopDelay?: number;
  storage?: IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration;
  superuserSecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  switchoverDelay?: number;
  tablespaces?: Array<IComGithubCloudnativePgCloudnativePgApiV1TablespaceConfiguration>;
  topologySpreadConstraints?: Array<IIoK8sApiCoreV1TopologySpreadConstraint>;
  walStorage?: IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration;
 }
 export { IClusterSpec as IComGithubCloudnativePgCloudnativePgApiV1ClusterSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/AffinityConfiguration" {
 import { IIoK8sApiCoreV1PodAffinity } from "kubernetes-models/v1/PodAffinity";
 import { IIoK8sApiCoreV1PodAntiAffinity } from "kubernetes-models/v1/PodAntiAffinity";
 import { IIoK8sApiCoreV1NodeAffinity } from "kubernetes-models/v1/NodeAffinity";
 import { IIoK8sApiCoreV1Toleration } from "kubernetes-models/v1/Toleration";
 export interface IAffinityConfiguration {
  additionalPodAffinity?: IIoK8sApiCoreV1PodAffinity;
  additionalPodAntiAffinity?: IIoK8sApiCoreV1PodAntiAffinity;
  enablePodAntiAffinity?: boolean;
  nodeAffinity?: IIoK8sApiCoreV1NodeAffinity;
  nodeSelector?: {
   [key: string]: string;
  };
  podAntiAffinityType?: string;
  tolerations?: Array<IIoK8sApiCoreV1Toleration>;
  topologyKey?: string;
 }
 export { IAffinityConfiguration as IComGithubCloudnativePgCloudnativePgApiV1AffinityConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupConfiguration" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupTarget } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupTarget";
 import { IComGithubCloudnativePgCloudnativePgApiV1VolumeSnapshotConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/VolumeSnapshotConfiguration";
 export interface IBackupConfiguration {
  barmanObjectStore?: IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration;
  retentionPolicy?: string;
  target?: IComGithubCloudnativePgCloudnativePgApiV1BackupTarget;
  volumeSnapshot?: IComGithubCloudnativePgCloudnativePgApiV1VolumeSnapshotConfiguration;
 }
 export { IBackupConfiguration as IComGithubCloudnativePgCloudnativePgApiV1BackupConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiBarmanCredentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanCredentials";
 import { IComGithubCloudnativePgBarmanCloudPkgApiDataBackupConfiguration } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/DataBackupConfiguration";
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 import { IComGithubCloudnativePgBarmanCloudPkgApiWalBackupConfiguration } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/WalBackupConfiguration";
 import { IComGithubCloudnativePgBarmanCloudPkgApiAzureCredentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/AzureCredentials";
 import { IComGithubCloudnativePgBarmanCloudPkgApiGoogleCredentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/GoogleCredentials";
 import { IComGithubCloudnativePgBarmanCloudPkgApiS3Credentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/S3Credentials";
 export interface IBarmanObjectStoreConfiguration extends IComGithubCloudnativePgBarmanCloudPkgApiBarmanCredentials {
  data?: IComGithubCloudnativePgBarmanCloudPkgApiDataBackupConfiguration;
  destinationPath: string;
  endpointCA?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  endpointURL?: string;
  historyTags?: {
   [key: string]: string;
  };
  serverName?: string;
  tags?: {
   [key: string]: string;
  };
  wal?: IComGithubCloudnativePgBarmanCloudPkgApiWalBackupConfiguration;
 }
 export { IBarmanObjectStoreConfiguration as IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanCredentials" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiAzureCredentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/AzureCredentials";
 import { IComGithubCloudnativePgBarmanCloudPkgApiGoogleCredentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/GoogleCredentials";
 import { IComGithubCloudnativePgBarmanCloudPkgApiS3Credentials } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/S3Credentials";
 export interface IBarmanCredentials {
  azureCredentials?: IComGithubCloudnativePgBarmanCloudPkgApiAzureCredentials;
  googleCredentials?: IComGithubCloudnativePgBarmanCloudPkgApiGoogleCredentials;
  s3Credentials?: IComGithubCloudnativePgBarmanCloudPkgApiS3Credentials;
 }
 export { IBarmanCredentials as IComGithubCloudnativePgBarmanCloudPkgApiBarmanCredentials};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/AzureCredentials" {
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 export interface IAzureCredentials {
  connectionString?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  inheritFromAzureAD?: boolean;
  storageAccount?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  storageKey?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  storageSasToken?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  useDefaultAzureCredentials?: boolean;
 }
 export { IAzureCredentials as IComGithubCloudnativePgBarmanCloudPkgApiAzureCredentials};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 export interface ISecretKeySelector extends IComGithubCloudnativePgMachineryPkgApiLocalObjectReference {
  key: string;
 }
 export { ISecretKeySelector as IComGithubCloudnativePgMachineryPkgApiSecretKeySelector};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference" {
 export interface ILocalObjectReference {
  name: string;
 }
 export { ILocalObjectReference as IComGithubCloudnativePgMachineryPkgApiLocalObjectReference};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/GoogleCredentials" {
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 export interface IGoogleCredentials {
  applicationCredentials?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  gkeEnvironment?: boolean;
 }
 export { IGoogleCredentials as IComGithubCloudnativePgBarmanCloudPkgApiGoogleCredentials};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/S3Credentials" {
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 export interface IS3Credentials {
  accessKeyId?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  inheritFromIAMRole?: boolean;
  region?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  secretAccessKey?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
  sessionToken?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
 }
 export { IS3Credentials as IComGithubCloudnativePgBarmanCloudPkgApiS3Credentials};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/DataBackupConfiguration" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiCompressionType } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/CompressionType";
 import { IComGithubCloudnativePgBarmanCloudPkgApiEncryptionType } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/EncryptionType";
 export interface IDataBackupConfiguration {
  additionalCommandArgs?: Array<string>;
  compression?: IComGithubCloudnativePgBarmanCloudPkgApiCompressionType;
  encryption?: IComGithubCloudnativePgBarmanCloudPkgApiEncryptionType;
  immediateCheckpoint?: boolean;
  jobs?: number;
 }
 export { IDataBackupConfiguration as IComGithubCloudnativePgBarmanCloudPkgApiDataBackupConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/CompressionType" {
 export type ICompressionType = string;
 export type CompressionType = ICompressionType;
 export { ICompressionType as IComGithubCloudnativePgBarmanCloudPkgApiCompressionType, CompressionType as ComGithubCloudnativePgBarmanCloudPkgApiCompressionType };
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/EncryptionType" {
 export type IEncryptionType = string;
 export type EncryptionType = IEncryptionType;
 export { IEncryptionType as IComGithubCloudnativePgBarmanCloudPkgApiEncryptionType, EncryptionType as ComGithubCloudnativePgBarmanCloudPkgApiEncryptionType };
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/WalBackupConfiguration" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiCompressionType } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/CompressionType";
 import { IComGithubCloudnativePgBarmanCloudPkgApiEncryptionType } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/EncryptionType";
 export interface IWalBackupConfiguration {
  archiveAdditionalCommandArgs?: Array<string>;
  compression?: IComGithubCloudnativePgBarmanCloudPkgApiCompressionType;
  encryption?: IComGithubCloudnativePgBarmanCloudPkgApiEncryptionType;
  maxParallel?: number;
  restoreAdditionalCommandArgs?: Array<string>;
 }
 export { IWalBackupConfiguration as IComGithubCloudnativePgBarmanCloudPkgApiWalBackupConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupTarget" {
 export type IBackupTarget = string;
 export type BackupTarget = IBackupTarget;
 export { IBackupTarget as IComGithubCloudnativePgCloudnativePgApiV1BackupTarget, BackupTarget as ComGithubCloudnativePgCloudnativePgApiV1BackupTarget };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/VolumeSnapshotConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1OnlineConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/OnlineConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1SnapshotOwnerReference } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SnapshotOwnerReference";
 export interface IVolumeSnapshotConfiguration {
  annotations?: {
   [key: string]: string;
  };
  className?: string;
  labels?: {
   [key: string]: string;
  };
  online?: boolean;
  onlineConfiguration?: IComGithubCloudnativePgCloudnativePgApiV1OnlineConfiguration;
  snapshotOwnerReference?: IComGithubCloudnativePgCloudnativePgApiV1SnapshotOwnerReference;
  tablespaceClassName?: {
   [key: string]: string;
  };
  walClassName?: string;
 }
 export { IVolumeSnapshotConfiguration as IComGithubCloudnativePgCloudnativePgApiV1VolumeSnapshotConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/OnlineConfiguration" {
 export interface IOnlineConfiguration {
  immediateCheckpoint?: boolean;
  waitForArchive?: boolean;
 }
 export { IOnlineConfiguration as IComGithubCloudnativePgCloudnativePgApiV1OnlineConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SnapshotOwnerReference" {
 export type ISnapshotOwnerReference = string;
 export type SnapshotOwnerReference = ISnapshotOwnerReference;
 export { ISnapshotOwnerReference as IComGithubCloudnativePgCloudnativePgApiV1SnapshotOwnerReference, SnapshotOwnerReference as ComGithubCloudnativePgCloudnativePgApiV1SnapshotOwnerReference };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1BootstrapInitDB } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapInitDB";
 import { IComGithubCloudnativePgCloudnativePgApiV1BootstrapPgBaseBackup } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapPgBaseBackup";
 import { IComGithubCloudnativePgCloudnativePgApiV1BootstrapRecovery } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapRecovery";
 export interface IBootstrapConfiguration {
  initdb?: IComGithubCloudnativePgCloudnativePgApiV1BootstrapInitDB;
  pg_basebackup?: IComGithubCloudnativePgCloudnativePgApiV1BootstrapPgBaseBackup;
  recovery?: IComGithubCloudnativePgCloudnativePgApiV1BootstrapRecovery;
 }
 export { IBootstrapConfiguration as IComGithubCloudnativePgCloudnativePgApiV1BootstrapConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapInitDB" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Import } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Import";
 import { IComGithubCloudnativePgCloudnativePgApiV1SQLRefs } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SQLRefs";
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 export interface IBootstrapInitDB {
  builtinLocale?: string;
  dataChecksums?: boolean;
  database?: string;
  encoding?: string;
  icuLocale?: string;
  icuRules?: string;
  import?: IComGithubCloudnativePgCloudnativePgApiV1Import;
  locale?: string;
  localeCType?: string;
  localeCollate?: string;
  localeProvider?: string;
  options?: Array<string>;
  owner?: string;
  postInitApplicationSQL?: Array<string>;
  postInitApplicationSQLRefs?: IComGithubCloudnativePgCloudnativePgApiV1SQLRefs;
  postInitSQL?: Array<string>;
  postInitSQLRefs?: IComGithubCloudnativePgCloudnativePgApiV1SQLRefs;
  postInitTemplateSQL?: Array<string>;
  postInitTemplateSQLRefs?: IComGithubCloudnativePgCloudnativePgApiV1SQLRefs;
  secret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  walSegmentSize?: number;
 }
 export { IBootstrapInitDB as IComGithubCloudnativePgCloudnativePgApiV1BootstrapInitDB};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Import" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ImportSource } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImportSource";
 import { IComGithubCloudnativePgCloudnativePgApiV1SnapshotType } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SnapshotType";
 export interface IImport {
  databases: Array<string>;
  pgDumpExtraOptions?: Array<string>;
  pgRestoreDataOptions?: Array<string>;
  pgRestoreExtraOptions?: Array<string>;
  pgRestorePostdataOptions?: Array<string>;
  pgRestorePredataOptions?: Array<string>;
  postImportApplicationSQL?: Array<string>;
  roles?: Array<string>;
  schemaOnly?: boolean;
  source: IComGithubCloudnativePgCloudnativePgApiV1ImportSource;
  type: IComGithubCloudnativePgCloudnativePgApiV1SnapshotType;
 }
 export { IImport as IComGithubCloudnativePgCloudnativePgApiV1Import};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImportSource" {
 export interface IImportSource {
  externalCluster: string;
 }
 export { IImportSource as IComGithubCloudnativePgCloudnativePgApiV1ImportSource};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SnapshotType" {
 export type ISnapshotType = string;
 export type SnapshotType = ISnapshotType;
 export { ISnapshotType as IComGithubCloudnativePgCloudnativePgApiV1SnapshotType, SnapshotType as ComGithubCloudnativePgCloudnativePgApiV1SnapshotType };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SQLRefs" {
 import { IComGithubCloudnativePgMachineryPkgApiConfigMapKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/ConfigMapKeySelector";
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 export interface ISQLRefs {
  configMapRefs?: Array<IComGithubCloudnativePgMachineryPkgApiConfigMapKeySelector>;
  secretRefs?: Array<IComGithubCloudnativePgMachineryPkgApiSecretKeySelector>;
 }
 export { ISQLRefs as IComGithubCloudnativePgCloudnativePgApiV1SQLRefs};
}
declare module "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/ConfigMapKeySelector" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 export interface IConfigMapKeySelector extends IComGithubCloudnativePgMachineryPkgApiLocalObjectReference {
  key: string;
 }
 export { IConfigMapKeySelector as IComGithubCloudnativePgMachineryPkgApiConfigMapKeySelector};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapPgBaseBackup" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 export interface IBootstrapPgBaseBackup {
  database?: string;
  owner?: string;
  secret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  source: string;
 }
 export { IBootstrapPgBaseBackup as IComGithubCloudnativePgCloudnativePgApiV1BootstrapPgBaseBackup};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BootstrapRecovery" {
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupSource } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupSource";
 import { IComGithubCloudnativePgCloudnativePgApiV1RecoveryTarget } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/RecoveryTarget";
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IComGithubCloudnativePgCloudnativePgApiV1DataSource } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DataSource";
 export interface IBootstrapRecovery {
  backup?: IComGithubCloudnativePgCloudnativePgApiV1BackupSource;
  database?: string;
  owner?: string;
  recoveryTarget?: IComGithubCloudnativePgCloudnativePgApiV1RecoveryTarget;
  secret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  source?: string;
  volumeSnapshots?: IComGithubCloudnativePgCloudnativePgApiV1DataSource;
 }
 export { IBootstrapRecovery as IComGithubCloudnativePgCloudnativePgApiV1BootstrapRecovery};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupSource" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 export interface IBackupSource extends IComGithubCloudnativePgMachineryPkgApiLocalObjectReference {
  endpointCA?: IComGithubCloudnativePgMachineryPkgApiSecretKeySelector;
 }
 export { IBackupSource as IComGithubCloudnativePgCloudnativePgApiV1BackupSource};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/RecoveryTarget" {
 export interface IRecoveryTarget {
  backupID?: string;
  exclusive?: boolean;
  targetImmediate?: boolean;
  targetLSN?: string;
  targetName?: string;
  targetTLI?: string;
  targetTime?: string;
  targetXID?: string;
 }
 export { IRecoveryTarget as IComGithubCloudnativePgCloudnativePgApiV1RecoveryTarget};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DataSource" {
 import { IIoK8sApiCoreV1TypedLocalObjectReference } from "kubernetes-models/v1/TypedLocalObjectReference";
 export interface IDataSource {
  storage: IIoK8sApiCoreV1TypedLocalObjectReference;
  tablespaceStorage?: {
   [key: string]: IIoK8sApiCoreV1TypedLocalObjectReference;
  };
  walStorage?: IIoK8sApiCoreV1TypedLocalObjectReference;
 }
 export { IDataSource as IComGithubCloudnativePgCloudnativePgApiV1DataSource};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/CertificatesConfiguration" {
 export interface ICertificatesConfiguration {
  clientCASecret?: string;
  replicationTLSSecret?: string;
  serverAltDNSNames?: Array<string>;
  serverCASecret?: string;
  serverTLSSecret?: string;
 }
 export { ICertificatesConfiguration as IComGithubCloudnativePgCloudnativePgApiV1CertificatesConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EphemeralVolumesSizeLimitConfiguration" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IEphemeralVolumesSizeLimitConfiguration {
  shm?: IIoK8sApimachineryPkgApiResourceQuantity;
  temporaryData?: IIoK8sApimachineryPkgApiResourceQuantity;
 }
 export { IEphemeralVolumesSizeLimitConfiguration as IComGithubCloudnativePgCloudnativePgApiV1EphemeralVolumesSizeLimitConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExternalCluster" {
 import { IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubCloudnativePgCloudnativePgApiV1PluginConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PluginConfiguration";
 export interface IExternalCluster {
  barmanObjectStore?: IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration;
  connectionParameters?: {
   [key: string]: string;
  };
  name: string;
  password?: IIoK8sApiCoreV1SecretKeySelector;
  plugin?: IComGithubCloudnativePgCloudnativePgApiV1PluginConfiguration;
  sslCert?: IIoK8sApiCoreV1SecretKeySelector;
  sslKey?: IIoK8sApiCoreV1SecretKeySelector;
  sslRootCert?: IIoK8sApiCoreV1SecretKeySelector;
 }
 export { IExternalCluster as IComGithubCloudnativePgCloudnativePgApiV1ExternalCluster};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PluginConfiguration" {
 export interface IPluginConfiguration {
  enabled?: boolean;
  isWALArchiver?: boolean;
  name: string;
  parameters?: {
   [key: string]: string;
  };
 }
 export { IPluginConfiguration as IComGithubCloudnativePgCloudnativePgApiV1PluginConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImageCatalogRef" {
 import { IIoK8sApiCoreV1TypedLocalObjectReference } from "kubernetes-models/v1/TypedLocalObjectReference";
 export interface IImageCatalogRef extends IIoK8sApiCoreV1TypedLocalObjectReference {
  major: number;
 }
 export { IImageCatalogRef as IComGithubCloudnativePgCloudnativePgApiV1ImageCatalogRef};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EmbeddedObjectMetadata" {
 export interface IEmbeddedObjectMetadata {
  annotations?: {
   [key: string]: string;
  };
  labels?: {
   [key: string]: string;
  };
 }
 export { IEmbeddedObjectMetadata as IComGithubCloudnativePgCloudnativePgApiV1EmbeddedObjectMetadata};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1RoleConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/RoleConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1ManagedServices } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedServices";
 export interface IManagedConfiguration {
  roles?: Array<IComGithubCloudnativePgCloudnativePgApiV1RoleConfiguration>;
  services?: IComGithubCloudnativePgCloudnativePgApiV1ManagedServices;
 }
 export { IManagedConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ManagedConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/RoleConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1EnsureOption } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EnsureOption";
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IRoleConfiguration {
  bypassrls?: boolean;
  comment?: string;
  connectionLimit?: number;
  createdb?: boolean;
  createrole?: boolean;
  disablePassword?: boolean;
  ensure?: IComGithubCloudnativePgCloudnativePgApiV1EnsureOption;
  inRoles?: Array<string>;
  inherit?: boolean;
  login?: boolean;
  name: string;
  passwordSecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  replication?: boolean;
  superuser?: boolean;
  validUntil?: IIoK8sApimachineryPkgApisMetaV1Time;
 }
 export { IRoleConfiguration as IComGithubCloudnativePgCloudnativePgApiV1RoleConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/EnsureOption" {
 export type IEnsureOption = string;
 export type EnsureOption = IEnsureOption;
 export { IEnsureOption as IComGithubCloudnativePgCloudnativePgApiV1EnsureOption, EnsureOption as ComGithubCloudnativePgCloudnativePgApiV1EnsureOption };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedServices" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ManagedService } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedService";
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceSelectorType";
 export interface IManagedServices {
  additional?: Array<IComGithubCloudnativePgCloudnativePgApiV1ManagedService>;
  disabledDefaultServices?: Array<IComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType>;
 }
 export { IManagedServices as IComGithubCloudnativePgCloudnativePgApiV1ManagedServices};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedService" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceSelectorType";
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceTemplateSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceTemplateSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceUpdateStrategy } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceUpdateStrategy";
 export interface IManagedService {
  selectorType: IComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType;
  serviceTemplate: IComGithubCloudnativePgCloudnativePgApiV1ServiceTemplateSpec;
  updateStrategy?: IComGithubCloudnativePgCloudnativePgApiV1ServiceUpdateStrategy;
 }
 export { IManagedService as IComGithubCloudnativePgCloudnativePgApiV1ManagedService};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceSelectorType" {
 export type IServiceSelectorType = "rw" | "r" | "ro";
 export type ServiceSelectorType = IServiceSelectorType;
 export { IServiceSelectorType as IComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType, ServiceSelectorType as ComGithubCloudnativePgCloudnativePgApiV1ServiceSelectorType };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceTemplateSpec" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Metadata } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Metadata";
 import { IIoK8sApiCoreV1ServiceSpec } from "kubernetes-models/v1/ServiceSpec";
 export interface IServiceTemplateSpec {
  metadata?: IComGithubCloudnativePgCloudnativePgApiV1Metadata;
  spec?: IIoK8sApiCoreV1ServiceSpec;
 }
 export { IServiceTemplateSpec as IComGithubCloudnativePgCloudnativePgApiV1ServiceTemplateSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Metadata" {
 export interface IMetadata {
  annotations?: {
   [key: string]: string;
  };
  labels?: {
   [key: string]: string;
  };
  name?: string;
 }
 export { IMetadata as IComGithubCloudnativePgCloudnativePgApiV1Metadata};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceUpdateStrategy" {
 export type IServiceUpdateStrategy = "patch" | "replace";
 export type ServiceUpdateStrategy = IServiceUpdateStrategy;
 export { IServiceUpdateStrategy as IComGithubCloudnativePgCloudnativePgApiV1ServiceUpdateStrategy, ServiceUpdateStrategy as ComGithubCloudnativePgCloudnativePgApiV1ServiceUpdateStrategy };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/MonitoringConfiguration" {
 import { IComGithubCloudnativePgMachineryPkgApiConfigMapKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/ConfigMapKeySelector";
 import { IComGithubCloudnativePgMachineryPkgApiSecretKeySelector } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig } from "@kubernetes-models/cloudnative-pg/monitoring.coreos.com/v1/RelabelConfig";
 import { IComGithubCloudnativePgCloudnativePgApiV1ClusterMonitoringTLSConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterMonitoringTLSConfiguration";
 export interface IMonitoringConfiguration {
  customQueriesConfigMap?: Array<IComGithubCloudnativePgMachineryPkgApiConfigMapKeySelector>;
  customQueriesSecret?: Array<IComGithubCloudnativePgMachineryPkgApiSecretKeySelector>;
  disableDefaultQueries?: boolean;
  enablePodMonitor?: boolean;
  metricsQueriesTTL?: string;
  podMonitorMetricRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  podMonitorRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  tls?: IComGithubCloudnativePgCloudnativePgApiV1ClusterMonitoringTLSConfiguration;
 }
 export { IMonitoringConfiguration as IComGithubCloudnativePgCloudnativePgApiV1MonitoringConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/monitoring.coreos.com/v1/RelabelConfig" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName } from "@kubernetes-models/cloudnative-pg/monitoring.coreos.com/v1/LabelName";
 export interface IRelabelConfig {
  action?: "replace" | "Replace" | "keep" | "Keep" | "drop" | "Drop" | "hashmod" | "HashMod" | "labelmap" | "LabelMap" | "labeldrop" | "LabelDrop" | "labelkeep" | "LabelKeep" | "lowercase" | "Lowercase" | "uppercase" | "Uppercase" | "keepequal" | "KeepEqual" | "dropequal" | "DropEqual";
  modulus?: number;
  regex?: string;
  replacement?: string;
  separator?: string;
  sourceLabels?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName>;
  targetLabel?: string;
 }
 export { IRelabelConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig};
}
declare module "@kubernetes-models/cloudnative-pg/monitoring.coreos.com/v1/LabelName" {
 export type ILabelName = string;
 export type LabelName = ILabelName;
 export { ILabelName as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName, LabelName as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterMonitoringTLSConfiguration" {
 export interface IClusterMonitoringTLSConfiguration {
  enabled?: boolean;
 }
 export { IClusterMonitoringTLSConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ClusterMonitoringTLSConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/NodeMaintenanceWindow" {
 export interface INodeMaintenanceWindow {
  inProgress?: boolean;
  reusePVC?: boolean;
 }
 export { INodeMaintenanceWindow as IComGithubCloudnativePgCloudnativePgApiV1NodeMaintenanceWindow};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodSelectorRef" {
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 export interface IPodSelectorRef {
  name: string;
  selector: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
 }
 export { IPodSelectorRef as IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRef};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PostgresConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ExtensionConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExtensionConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1LDAPConfig } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPConfig";
 import { IComGithubCloudnativePgCloudnativePgApiV1SyncReplicaElectionConstraints } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SyncReplicaElectionConstraints";
 import { IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronousReplicaConfiguration";
 export interface IPostgresConfiguration {
  enableAlterSystem?: boolean;
  extensions?: Array<IComGithubCloudnativePgCloudnativePgApiV1ExtensionConfiguration>;
  ldap?: IComGithubCloudnativePgCloudnativePgApiV1LDAPConfig;
  parameters?: {
   [key: string]: string;
  };
  pg_hba?: Array<string>;
  pg_ident?: Array<string>;
  promotionTimeout?: number;
  shared_preload_libraries?: Array<string>;
  syncReplicaElectionConstraint?: IComGithubCloudnativePgCloudnativePgApiV1SyncReplicaElectionConstraints;
  synchronous?: IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfiguration;
 }
 export { IPostgresConfiguration as IComGithubCloudnativePgCloudnativePgApiV1PostgresConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExtensionConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ExtensionEnvVar } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExtensionEnvVar";
 import { IIoK8sApiCoreV1ImageVolumeSource } from "kubernetes-models/v1/ImageVolumeSource";
 export interface IExtensionConfiguration {
  bin_path?: Array<string>;
  dynamic_library_path?: Array<string>;
  env?: Array<IComGithubCloudnativePgCloudnativePgApiV1ExtensionEnvVar>;
  extension_control_path?: Array<string>;
  image?: IIoK8sApiCoreV1ImageVolumeSource;
  ld_library_path?: Array<string>;
  name: string;
 }
 export { IExtensionConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ExtensionConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExtensionEnvVar" {
 export interface IExtensionEnvVar {
  name: string;
  value: string;
 }
 export { IExtensionEnvVar as IComGithubCloudnativePgCloudnativePgApiV1ExtensionEnvVar};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPConfig" {
 import { IComGithubCloudnativePgCloudnativePgApiV1LDAPBindAsAuth } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPBindAsAuth";
 import { IComGithubCloudnativePgCloudnativePgApiV1LDAPBindSearchAuth } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPBindSearchAuth";
 import { IComGithubCloudnativePgCloudnativePgApiV1LDAPScheme } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPScheme";
 export interface ILDAPConfig {
  bindAsAuth?: IComGithubCloudnativePgCloudnativePgApiV1LDAPBindAsAuth;
  bindSearchAuth?: IComGithubCloudnativePgCloudnativePgApiV1LDAPBindSearchAuth;
  port?: number;
  scheme?: IComGithubCloudnativePgCloudnativePgApiV1LDAPScheme;
  server?: string;
  tls?: boolean;
 }
 export { ILDAPConfig as IComGithubCloudnativePgCloudnativePgApiV1LDAPConfig};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPBindAsAuth" {
 export interface ILDAPBindAsAuth {
  prefix?: string;
  suffix?: string;
 }
 export { ILDAPBindAsAuth as IComGithubCloudnativePgCloudnativePgApiV1LDAPBindAsAuth};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPBindSearchAuth" {
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface ILDAPBindSearchAuth {
  baseDN?: string;
  bindDN?: string;
  bindPassword?: IIoK8sApiCoreV1SecretKeySelector;
  searchAttribute?: string;
  searchFilter?: string;
 }
 export { ILDAPBindSearchAuth as IComGithubCloudnativePgCloudnativePgApiV1LDAPBindSearchAuth};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LDAPScheme" {
 export type ILDAPScheme = string;
 export type LDAPScheme = ILDAPScheme;
 export { ILDAPScheme as IComGithubCloudnativePgCloudnativePgApiV1LDAPScheme, LDAPScheme as ComGithubCloudnativePgCloudnativePgApiV1LDAPScheme };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SyncReplicaElectionConstraints" {
 export interface ISyncReplicaElectionConstraints {
  enabled: boolean;
  nodeLabelsAntiAffinity?: Array<string>;
 }
 export { ISyncReplicaElectionConstraints as IComGithubCloudnativePgCloudnativePgApiV1SyncReplicaElectionConstraints};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronousReplicaConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1DataDurabilityLevel } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DataDurabilityLevel";
 import { IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfigurationMethod } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronousReplicaConfigurationMethod";
 export interface ISynchronousReplicaConfiguration {
  dataDurability?: IComGithubCloudnativePgCloudnativePgApiV1DataDurabilityLevel;
  failoverQuorum?: boolean;
  maxStandbyNamesFromCluster?: number;
  method: IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfigurationMethod;
  number: number;
  standbyNamesPost?: Array<string>;
  standbyNamesPre?: Array<string>;
 }
 export { ISynchronousReplicaConfiguration as IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DataDurabilityLevel" {
 export type IDataDurabilityLevel = string;
 export type DataDurabilityLevel = IDataDurabilityLevel;
 export { IDataDurabilityLevel as IComGithubCloudnativePgCloudnativePgApiV1DataDurabilityLevel, DataDurabilityLevel as ComGithubCloudnativePgCloudnativePgApiV1DataDurabilityLevel };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronousReplicaConfigurationMethod" {
 export type ISynchronousReplicaConfigurationMethod = string;
 export type SynchronousReplicaConfigurationMethod = ISynchronousReplicaConfigurationMethod;
 export { ISynchronousReplicaConfigurationMethod as IComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfigurationMethod, SynchronousReplicaConfigurationMethod as ComGithubCloudnativePgCloudnativePgApiV1SynchronousReplicaConfigurationMethod };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PrimaryUpdateMethod" {
 export type IPrimaryUpdateMethod = string;
 export type PrimaryUpdateMethod = IPrimaryUpdateMethod;
 export { IPrimaryUpdateMethod as IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateMethod, PrimaryUpdateMethod as ComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateMethod };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PrimaryUpdateStrategy" {
 export type IPrimaryUpdateStrategy = string;
 export type PrimaryUpdateStrategy = IPrimaryUpdateStrategy;
 export { IPrimaryUpdateStrategy as IComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateStrategy, PrimaryUpdateStrategy as ComGithubCloudnativePgCloudnativePgApiV1PrimaryUpdateStrategy };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbesConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1LivenessProbe } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LivenessProbe";
 import { IComGithubCloudnativePgCloudnativePgApiV1ProbeWithStrategy } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbeWithStrategy";
 export interface IProbesConfiguration {
  liveness?: IComGithubCloudnativePgCloudnativePgApiV1LivenessProbe;
  readiness?: IComGithubCloudnativePgCloudnativePgApiV1ProbeWithStrategy;
  startup?: IComGithubCloudnativePgCloudnativePgApiV1ProbeWithStrategy;
 }
 export { IProbesConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ProbesConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/LivenessProbe" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Probe } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Probe";
 import { IComGithubCloudnativePgCloudnativePgApiV1IsolationCheckConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/IsolationCheckConfiguration";
 export interface ILivenessProbe extends IComGithubCloudnativePgCloudnativePgApiV1Probe {
  isolationCheck?: IComGithubCloudnativePgCloudnativePgApiV1IsolationCheckConfiguration;
 }
 export { ILivenessProbe as IComGithubCloudnativePgCloudnativePgApiV1LivenessProbe};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Probe" {
 export interface IProbe {
  failureThreshold?: number;
  initialDelaySeconds?: number;
  periodSeconds?: number;
  successThreshold?: number;
  terminationGracePeriodSeconds?: number;
  timeoutSeconds?: number;
 }
 export { IProbe as IComGithubCloudnativePgCloudnativePgApiV1Probe};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/IsolationCheckConfiguration" {
 export interface IIsolationCheckConfiguration {
  connectionTimeout?: number;
  enabled?: boolean;
  requestTimeout?: number;
 }
 export { IIsolationCheckConfiguration as IComGithubCloudnativePgCloudnativePgApiV1IsolationCheckConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbeWithStrategy" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Probe } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Probe";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 import { IComGithubCloudnativePgCloudnativePgApiV1ProbeStrategyType } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbeStrategyType";
 export interface IProbeWithStrategy extends IComGithubCloudnativePgCloudnativePgApiV1Probe {
  maximumLag?: IIoK8sApimachineryPkgApiResourceQuantity;
  type?: IComGithubCloudnativePgCloudnativePgApiV1ProbeStrategyType;
 }
 export { IProbeWithStrategy as IComGithubCloudnativePgCloudnativePgApiV1ProbeWithStrategy};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ProbeStrategyType" {
 export type IProbeStrategyType = string;
 export type ProbeStrategyType = IProbeStrategyType;
 export { IProbeStrategyType as IComGithubCloudnativePgCloudnativePgApiV1ProbeStrategyType, ProbeStrategyType as ComGithubCloudnativePgCloudnativePgApiV1ProbeStrategyType };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicaClusterConfiguration" {
 export interface IReplicaClusterConfiguration {
  enabled?: boolean;
  minApplyDelay?: string;
  primary?: string;
  promotionToken?: string;
  self?: string;
  source: string;
 }
 export { IReplicaClusterConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ReplicaClusterConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicationSlotsConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsHAConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicationSlotsHAConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1SynchronizeReplicasConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronizeReplicasConfiguration";
 export interface IReplicationSlotsConfiguration {
  highAvailability?: IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsHAConfiguration;
  synchronizeReplicas?: IComGithubCloudnativePgCloudnativePgApiV1SynchronizeReplicasConfiguration;
  updateInterval?: number;
 }
 export { IReplicationSlotsConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ReplicationSlotsHAConfiguration" {
 export interface IReplicationSlotsHAConfiguration {
  enabled?: boolean;
  slotPrefix?: string;
  synchronizeLogicalDecoding?: boolean;
 }
 export { IReplicationSlotsHAConfiguration as IComGithubCloudnativePgCloudnativePgApiV1ReplicationSlotsHAConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SynchronizeReplicasConfiguration" {
 export interface ISynchronizeReplicasConfiguration {
  enabled: boolean;
  excludePatterns?: Array<string>;
 }
 export { ISynchronizeReplicasConfiguration as IComGithubCloudnativePgCloudnativePgApiV1SynchronizeReplicasConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceAccountTemplate" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Metadata } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Metadata";
 export interface IServiceAccountTemplate {
  metadata: IComGithubCloudnativePgCloudnativePgApiV1Metadata;
 }
 export { IServiceAccountTemplate as IComGithubCloudnativePgCloudnativePgApiV1ServiceAccountTemplate};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/StorageConfiguration" {
 import { IIoK8sApiCoreV1PersistentVolumeClaimSpec } from "kubernetes-models/v1/PersistentVolumeClaimSpec";
 export interface IStorageConfiguration {
  pvcTemplate?: IIoK8sApiCoreV1PersistentVolumeClaimSpec;
  resizeInUseVolumes?: boolean;
  size?: string;
  storageClass?: string;
 }
 export { IStorageConfiguration as IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceConfiguration" {
 import { IComGithubCloudnativePgCloudnativePgApiV1DatabaseRoleRef } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DatabaseRoleRef";
 import { IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/StorageConfiguration";
 export interface ITablespaceConfiguration {
  name: string;
  owner?: IComGithubCloudnativePgCloudnativePgApiV1DatabaseRoleRef;
  storage: IComGithubCloudnativePgCloudnativePgApiV1StorageConfiguration;
  temporary?: boolean;
 }
 export { ITablespaceConfiguration as IComGithubCloudnativePgCloudnativePgApiV1TablespaceConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/DatabaseRoleRef" {
 export interface IDatabaseRoleRef {
  name?: string;
 }
 export { IDatabaseRoleRef as IComGithubCloudnativePgCloudnativePgApiV1DatabaseRoleRef};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ClusterStatus" {
 import { IComGithubCloudnativePgCloudnativePgApiV1AvailableArchitecture } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/AvailableArchitecture";
 import { IComGithubCloudnativePgCloudnativePgApiV1CertificatesStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/CertificatesStatus";
 import { IIoK8sApimachineryPkgApisMetaV1Condition } from "@kubernetes-models/apimachinery/apis/meta/v1/Condition";
 import { IComGithubCloudnativePgCloudnativePgApiV1ConfigMapResourceVersion } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ConfigMapResourceVersion";
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 import { IComGithubCloudnativePgCloudnativePgApiV1InstanceReportedState } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/InstanceReportedState";
 import { IComGithubCloudnativePgCloudnativePgApiV1ManagedRoles } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedRoles";
 import { IComGithubCloudnativePgCloudnativePgApiV1ImageInfo } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImageInfo";
 import { IComGithubCloudnativePgCloudnativePgApiV1PluginStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PluginStatus";
 import { IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRefStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodSelectorRefStatus";
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerIntegrations } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerIntegrations";
 import { IComGithubCloudnativePgCloudnativePgApiV1SecretsResourceVersion } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SecretsResourceVersion";
 import { IComGithubCloudnativePgCloudnativePgApiV1SwitchReplicaClusterStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SwitchReplicaClusterStatus";
 import { IComGithubCloudnativePgCloudnativePgApiV1TablespaceState } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceState";
 import { IComGithubCloudnativePgCloudnativePgApiV1Topology } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Topology";
 export interface IClusterStatus {
  availableArchitectures?: Array<IComGithubCloudnativePgCloudnativePgApiV1AvailableArchitecture>;
  certificates?: IComGithubCloudnativePgCloudnativePgApiV1CertificatesStatus;
  cloudNativePGCommitHash?: string;
  cloudNativePGOperatorHash?: string;
  conditions?: Array<IIoK8sApimachineryPkgApisMetaV1Condition>;
  configMapResourceVersion?: IComGithubCloudnativePgCloudnativePgApiV1ConfigMapResourceVersion;
  currentPrimary?: string;
  currentPrimaryFailingSinceTimestamp?: string;
  currentPrimaryTimestamp?: string;
  danglingPVC?: Array<string>;
  demotionToken?: string;
  firstRecoverabilityPoint?: string;
  firstRecoverabilityPointByMethod?: {
   [key: string]: IIoK8sApimachineryPkgApisMetaV1Time;
  };
  healthyPVC?: Array<string>;
  image?: string;
  initializingPVC?: Array<string>;
  instanceNames?: Array<string>;
  instances?: number;
  instancesReportedState?: {
   [key: string]: IComGithubCloudnativePgCloudnativePgApiV1InstanceReportedState;
  };
  instancesStatus?: {
   [key: string]: Array<string>;
  };
  jobCount?: number;
  lastFailedBackup?: string;
  lastPromotionToken?: string;
  lastSuccessfulBackup?: string;
  lastSuccessfulBackupByMethod?: {
   [key: string]: IIoK8sApimachineryPkgApisMetaV1Time;
  };
  latestGeneratedNode?: number;
  managedRolesStatus?: IComGithubCloudnativePgCloudnativePgApiV1ManagedRoles;
  onlineUpdateEnabled?: boolean;
  pgDataImageInfo?: IComGithubCloudnativePgCloudnativePgApiV1ImageInfo;
  phase?: string;
  phaseReason?: string;
  pluginStatus?: Array<IComGithubCloudnativePgCloudnativePgApiV1PluginStatus>;
  podSelectorRefs?: Array<IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRefStatus>;
  poolerIntegrations?: IComGithubCloudnativePgCloudnativePgApiV1PoolerIntegrations;
  pvcCount?: number;
  readService?: string;
  readyInstances?: number;
  resizingPVC?: Array<string>;
  secretsResourceVersion?: IComGithubCloudnativePgCloudnativePgApiV1SecretsResourceVersion;
  switchReplicaClusterStatus?: IComGithubCloudnativePgCloudnativePgApiV1SwitchReplicaClusterStatus;
  systemID?: string;
  tablespacesStatus?: Array<IComGithubCloudnativePgCloudnativePgApiV1TablespaceState>;
  targetPrimary?: string;
  targetPrimaryTimestamp?: string;
  timelineID?: number;
  topology?: IComGithubCloudnativePgCloudnativePgApiV1Topology;
  unusablePVC?: Array<string>;
  writeService?: string;
 }
 export { IClusterStatus as IComGithubCloudnativePgCloudnativePgApiV1ClusterStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/AvailableArchitecture" {
 export interface IAvailableArchitecture {
  goArch: string;
  hash: string;
 }
 export { IAvailableArchitecture as IComGithubCloudnativePgCloudnativePgApiV1AvailableArchitecture};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/CertificatesStatus" {
 import { IComGithubCloudnativePgCloudnativePgApiV1CertificatesConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/CertificatesConfiguration";
 export interface ICertificatesStatus extends IComGithubCloudnativePgCloudnativePgApiV1CertificatesConfiguration {
  expirations?: {
   [key: string]: string;
  };
 }
 export { ICertificatesStatus as IComGithubCloudnativePgCloudnativePgApiV1CertificatesStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ConfigMapResourceVersion" {
 export interface IConfigMapResourceVersion {
  metrics?: {
   [key: string]: string;
  };
 }
 export { IConfigMapResourceVersion as IComGithubCloudnativePgCloudnativePgApiV1ConfigMapResourceVersion};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/InstanceReportedState" {
 export interface IInstanceReportedState {
  ip?: string;
  isPrimary: boolean;
  timeLineID?: number;
 }
 export { IInstanceReportedState as IComGithubCloudnativePgCloudnativePgApiV1InstanceReportedState};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ManagedRoles" {
 import { IComGithubCloudnativePgCloudnativePgApiV1PasswordState } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PasswordState";
 export interface IManagedRoles {
  byStatus?: {
   [key: string]: Array<string>;
  };
  cannotReconcile?: {
   [key: string]: Array<string>;
  };
  passwordStatus?: {
   [key: string]: IComGithubCloudnativePgCloudnativePgApiV1PasswordState;
  };
 }
 export { IManagedRoles as IComGithubCloudnativePgCloudnativePgApiV1ManagedRoles};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PasswordState" {
 export interface IPasswordState {
  resourceVersion?: string;
  transactionID?: number;
 }
 export { IPasswordState as IComGithubCloudnativePgCloudnativePgApiV1PasswordState};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ImageInfo" {
 import { IComGithubCloudnativePgCloudnativePgApiV1ExtensionConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ExtensionConfiguration";
 export interface IImageInfo {
  extensions?: Array<IComGithubCloudnativePgCloudnativePgApiV1ExtensionConfiguration>;
  image: string;
  majorVersion: number;
 }
 export { IImageInfo as IComGithubCloudnativePgCloudnativePgApiV1ImageInfo};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PluginStatus" {
 export interface IPluginStatus {
  backupCapabilities?: Array<string>;
  capabilities?: Array<string>;
  name: string;
  operatorCapabilities?: Array<string>;
  restoreJobHookCapabilities?: Array<string>;
  status?: string;
  version: string;
  walCapabilities?: Array<string>;
 }
 export { IPluginStatus as IComGithubCloudnativePgCloudnativePgApiV1PluginStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodSelectorRefStatus" {
 export interface IPodSelectorRefStatus {
  ips?: Array<string>;
  name: string;
 }
 export { IPodSelectorRefStatus as IComGithubCloudnativePgCloudnativePgApiV1PodSelectorRefStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerIntegrations" {
 import { IComGithubCloudnativePgCloudnativePgApiV1PgBouncerIntegrationStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerIntegrationStatus";
 export interface IPoolerIntegrations {
  pgBouncerIntegration?: IComGithubCloudnativePgCloudnativePgApiV1PgBouncerIntegrationStatus;
 }
 export { IPoolerIntegrations as IComGithubCloudnativePgCloudnativePgApiV1PoolerIntegrations};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerIntegrationStatus" {
 export interface IPgBouncerIntegrationStatus {
  secrets?: Array<string>;
 }
 export { IPgBouncerIntegrationStatus as IComGithubCloudnativePgCloudnativePgApiV1PgBouncerIntegrationStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SecretsResourceVersion" {
 export interface ISecretsResourceVersion {
  applicationSecretVersion?: string;
  barmanEndpointCA?: string;
  caSecretVersion?: string;
  clientCaSecretVersion?: string;
  externalClusterSecretVersion?: {
   [key: string]: string;
  };
  managedRoleSecretVersion?: {
   [key: string]: string;
  };
  metrics?: {
   [key: string]: string;
  };
  replicationSecretVersion?: string;
  serverCaSecretVersion?: string;
  serverSecretVersion?: string;
  superuserSecretVersion?: string;
 }
 export { ISecretsResourceVersion as IComGithubCloudnativePgCloudnativePgApiV1SecretsResourceVersion};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SwitchReplicaClusterStatus" {
 export interface ISwitchReplicaClusterStatus {
  inProgress?: boolean;
 }
 export { ISwitchReplicaClusterStatus as IComGithubCloudnativePgCloudnativePgApiV1SwitchReplicaClusterStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceState" {
 import { IComGithubCloudnativePgCloudnativePgApiV1TablespaceStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceStatus";
 export interface ITablespaceState {
  error?: string;
  name: string;
  owner?: string;
  state: IComGithubCloudnativePgCloudnativePgApiV1TablespaceStatus;
 }
 export { ITablespaceState as IComGithubCloudnativePgCloudnativePgApiV1TablespaceState};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/TablespaceStatus" {
 export type ITablespaceStatus = string;
 export type TablespaceStatus = ITablespaceStatus;
 export { ITablespaceStatus as IComGithubCloudnativePgCloudnativePgApiV1TablespaceStatus, TablespaceStatus as ComGithubCloudnativePgCloudnativePgApiV1TablespaceStatus };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Topology" {
 import { IComGithubCloudnativePgCloudnativePgApiV1PodTopologyLabels } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodTopologyLabels";
 export interface ITopology {
  instances?: {
   [key: string]: IComGithubCloudnativePgCloudnativePgApiV1PodTopologyLabels;
  };
  nodesUsed?: number;
  successfullyExtracted?: boolean;
 }
 export { ITopology as IComGithubCloudnativePgCloudnativePgApiV1Topology};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodTopologyLabels" {
 export type IPodTopologyLabels = {
  [key: string]: string;
 };
 export type PodTopologyLabels = IPodTopologyLabels;
 export { IPodTopologyLabels as IComGithubCloudnativePgCloudnativePgApiV1PodTopologyLabels, PodTopologyLabels as ComGithubCloudnativePgCloudnativePgApiV1PodTopologyLabels };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerStatus";
 export interface IPooler {
  apiVersion: "postgresql.cnpg.io/v1";
  kind: "Pooler";
  metadata: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubCloudnativePgCloudnativePgApiV1PoolerSpec;
  status?: IComGithubCloudnativePgCloudnativePgApiV1PoolerStatus;
 }
 export { IPooler as IComGithubCloudnativePgCloudnativePgApiV1Pooler};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerSpec" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IIoK8sApiAppsV1DeploymentStrategy } from "kubernetes-models/apps/v1/DeploymentStrategy";
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerMonitoringConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerMonitoringConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1ServiceTemplateSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ServiceTemplateSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1PodTemplateSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodTemplateSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerType } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerType";
 export interface IPoolerSpec {
  cluster: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  deploymentStrategy?: IIoK8sApiAppsV1DeploymentStrategy;
  instances?: number;
  monitoring?: IComGithubCloudnativePgCloudnativePgApiV1PoolerMonitoringConfiguration;
  pgbouncer: IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSpec;
  serviceAccountName?: string;
  serviceTemplate?: IComGithubCloudnativePgCloudnativePgApiV1ServiceTemplateSpec;
  template?: IComGithubCloudnativePgCloudnativePgApiV1PodTemplateSpec;
  type?: IComGithubCloudnativePgCloudnativePgApiV1PoolerType;
 }
 export { IPoolerSpec as IComGithubCloudnativePgCloudnativePgApiV1PoolerSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerMonitoringConfiguration" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig } from "@kubernetes-models/cloudnative-pg/monitoring.coreos.com/v1/RelabelConfig";
 export interface IPoolerMonitoringConfiguration {
  enablePodMonitor?: boolean;
  podMonitorMetricRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  podMonitorRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
 }
 export { IPoolerMonitoringConfiguration as IComGithubCloudnativePgCloudnativePgApiV1PoolerMonitoringConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerSpec" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IComGithubCloudnativePgCloudnativePgApiV1PgBouncerPoolMode } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerPoolMode";
 export interface IPgBouncerSpec {
  authQuery?: string;
  authQuerySecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  clientCASecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  clientTLSSecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  parameters?: {
   [key: string]: string;
  };
  paused?: boolean;
  pg_hba?: Array<string>;
  poolMode?: IComGithubCloudnativePgCloudnativePgApiV1PgBouncerPoolMode;
  serverCASecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  serverTLSSecret?: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
 }
 export { IPgBouncerSpec as IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerPoolMode" {
 export type IPgBouncerPoolMode = "session" | "transaction";
 export type PgBouncerPoolMode = IPgBouncerPoolMode;
 export { IPgBouncerPoolMode as IComGithubCloudnativePgCloudnativePgApiV1PgBouncerPoolMode, PgBouncerPoolMode as ComGithubCloudnativePgCloudnativePgApiV1PgBouncerPoolMode };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PodTemplateSpec" {
 import { IComGithubCloudnativePgCloudnativePgApiV1Metadata } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Metadata";
 import { IIoK8sApiCoreV1PodSpec } from "kubernetes-models/v1/PodSpec";
 export interface IPodTemplateSpec {
  metadata?: IComGithubCloudnativePgCloudnativePgApiV1Metadata;
  spec?: IIoK8sApiCoreV1PodSpec;
 }
 export { IPodTemplateSpec as IComGithubCloudnativePgCloudnativePgApiV1PodTemplateSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerType" {
 export type IPoolerType = "rw" | "ro" | "r";
 export type PoolerType = IPoolerType;
 export { IPoolerType as IComGithubCloudnativePgCloudnativePgApiV1PoolerType, PoolerType as ComGithubCloudnativePgCloudnativePgApiV1PoolerType };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerStatus" {
 import { IComGithubCloudnativePgCloudnativePgApiV1PoolerSecrets } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerSecrets";
 export interface IPoolerStatus {
  instances?: number;
  secrets?: IComGithubCloudnativePgCloudnativePgApiV1PoolerSecrets;
 }
 export { IPoolerStatus as IComGithubCloudnativePgCloudnativePgApiV1PoolerStatus};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PoolerSecrets" {
 import { IComGithubCloudnativePgCloudnativePgApiV1SecretVersion } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SecretVersion";
 import { IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSecrets } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerSecrets";
 export interface IPoolerSecrets {
  clientCA?: IComGithubCloudnativePgCloudnativePgApiV1SecretVersion;
  clientTLS?: IComGithubCloudnativePgCloudnativePgApiV1SecretVersion;
  pgBouncerSecrets?: IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSecrets;
  serverCA?: IComGithubCloudnativePgCloudnativePgApiV1SecretVersion;
  serverTLS?: IComGithubCloudnativePgCloudnativePgApiV1SecretVersion;
 }
 export { IPoolerSecrets as IComGithubCloudnativePgCloudnativePgApiV1PoolerSecrets};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SecretVersion" {
 export interface ISecretVersion {
  name?: string;
  version?: string;
 }
 export { ISecretVersion as IComGithubCloudnativePgCloudnativePgApiV1SecretVersion};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/PgBouncerSecrets" {
 import { IComGithubCloudnativePgCloudnativePgApiV1SecretVersion } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/SecretVersion";
 export interface IPgBouncerSecrets {
  authQuery?: IComGithubCloudnativePgCloudnativePgApiV1SecretVersion;
 }
 export { IPgBouncerSecrets as IComGithubCloudnativePgCloudnativePgApiV1PgBouncerSecrets};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupSpec } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackupSpec";
 import { IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupStatus } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackupStatus";
 export interface IScheduledBackup {
  apiVersion: "postgresql.cnpg.io/v1";
  kind: "ScheduledBackup";
  metadata: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupSpec;
  status?: IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupStatus;
 }
 export { IScheduledBackup as IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackup};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackupSpec" {
 import { IComGithubCloudnativePgMachineryPkgApiLocalObjectReference } from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/machinery/pkg/api/LocalObjectReference";
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupMethod } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupMethod";
 import { IComGithubCloudnativePgCloudnativePgApiV1OnlineConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/OnlineConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupPluginConfiguration } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupPluginConfiguration";
 import { IComGithubCloudnativePgCloudnativePgApiV1BackupTarget } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupTarget";
 export interface IScheduledBackupSpec {
  backupOwnerReference?: "none" | "self" | "cluster";
  cluster: IComGithubCloudnativePgMachineryPkgApiLocalObjectReference;
  immediate?: boolean;
  method?: IComGithubCloudnativePgCloudnativePgApiV1BackupMethod;
  online?: boolean;
  onlineConfiguration?: IComGithubCloudnativePgCloudnativePgApiV1OnlineConfiguration;
  pluginConfiguration?: IComGithubCloudnativePgCloudnativePgApiV1BackupPluginConfiguration;
  schedule: string;
  suspend?: boolean;
  target?: IComGithubCloudnativePgCloudnativePgApiV1BackupTarget;
 }
 export { IScheduledBackupSpec as IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupSpec};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupMethod" {
 export type IBackupMethod = string;
 export type BackupMethod = IBackupMethod;
 export { IBackupMethod as IComGithubCloudnativePgCloudnativePgApiV1BackupMethod, BackupMethod as ComGithubCloudnativePgCloudnativePgApiV1BackupMethod };
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/BackupPluginConfiguration" {
 export interface IBackupPluginConfiguration {
  name: string;
  parameters?: {
   [key: string]: string;
  };
 }
 export { IBackupPluginConfiguration as IComGithubCloudnativePgCloudnativePgApiV1BackupPluginConfiguration};
}
declare module "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackupStatus" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 export interface IScheduledBackupStatus {
  lastCheckTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  lastScheduleTime?: IIoK8sApimachineryPkgApisMetaV1Time;
  nextScheduleTime?: IIoK8sApimachineryPkgApisMetaV1Time;
 }
 export { IScheduledBackupStatus as IComGithubCloudnativePgCloudnativePgApiV1ScheduledBackupStatus};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceMonitorSpec } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitorSpec";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceStatus";
 export interface IServiceMonitor {
  apiVersion: "monitoring.coreos.com/v1";
  kind: "ServiceMonitor";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceMonitorSpec;
  status?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus;
 }
 export { IServiceMonitor as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceMonitor};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitorSpec" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NativeHistogramConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NativeHistogramConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1AttachMetadata } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/AttachMetadata";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ByteSize";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Endpoint } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Endpoint";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ScrapeProtocol";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NamespaceSelector } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NamespaceSelector";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SelectorMechanism";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceDiscoveryRole } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceDiscoveryRole";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IServiceMonitorSpec extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NativeHistogramConfig {
  attachMetadata?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1AttachMetadata;
  bodySizeLimit?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize;
  endpoints: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Endpoint>;
  fallbackScrapeProtocol?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol;
  jobLabel?: string;
  keepDroppedTargets?: number;
  labelLimit?: number;
  labelNameLengthLimit?: number;
  labelValueLengthLimit?: number;
  namespaceSelector?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NamespaceSelector;
  podTargetLabels?: Array<string>;
  sampleLimit?: number;
  scrapeClass?: string;
  scrapeProtocols?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol>;
  selector: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  selectorMechanism?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism;
  serviceDiscoveryRole?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceDiscoveryRole;
  targetLabels?: Array<string>;
  targetLimit?: number;
 }
 export { IServiceMonitorSpec as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceMonitorSpec};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NativeHistogramConfig" {
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface INativeHistogramConfig {
  convertClassicHistogramsToNHCB?: boolean;
  nativeHistogramBucketLimit?: number;
  nativeHistogramMinBucketFactor?: IIoK8sApimachineryPkgApiResourceQuantity;
  scrapeClassicHistograms?: boolean;
  scrapeNativeHistograms?: boolean;
 }
 export { INativeHistogramConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NativeHistogramConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/AttachMetadata" {
 export interface IAttachMetadata {
  node?: boolean;
 }
 export { IAttachMetadata as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1AttachMetadata};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ByteSize" {
 export type IByteSize = string;
 export type ByteSize = IByteSize;
 export { IByteSize as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize, ByteSize as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Endpoint" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxyAndTLSFiles } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithProxyAndTLSFiles";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Duration";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/RelabelConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Scheme";
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSConfig";
 export interface IEndpoint extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxyAndTLSFiles {
  bearerTokenFile?: string;
  filterRunning?: boolean;
  honorLabels?: boolean;
  honorTimestamps?: boolean;
  interval?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  metricRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  params?: {
   [key: string]: Array<string>;
  };
  path?: string;
  port?: string;
  relabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  scheme?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme;
  scrapeTimeout?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  targetPort?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  trackTimestampsStaleness?: boolean;
 }
 export { IEndpoint as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Endpoint};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithProxyAndTLSFiles" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithTLSFiles } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithTLSFiles";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ProxyConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSConfig";
 export interface IHTTPConfigWithProxyAndTLSFiles extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithTLSFiles, IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig {
 }
 export { IHTTPConfigWithProxyAndTLSFiles as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxyAndTLSFiles};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithTLSFiles" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithoutTLS } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithoutTLS";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 export interface IHTTPConfigWithTLSFiles extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithoutTLS {
  tlsConfig?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSConfig;
 }
 export { IHTTPConfigWithTLSFiles as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithTLSFiles};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithoutTLS" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 export interface IHTTPConfigWithoutTLS {
  authorization?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization;
  basicAuth?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth;
  bearerTokenSecret?: IIoK8sApiCoreV1SecretKeySelector;
  enableHttp2?: boolean;
  followRedirects?: boolean;
  oauth2?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2;
 }
 export { IHTTPConfigWithoutTLS as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithoutTLS};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization" {
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface ISafeAuthorization {
  credentials?: IIoK8sApiCoreV1SecretKeySelector;
  type?: string;
 }
 export { ISafeAuthorization as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth" {
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface IBasicAuth {
  password?: IIoK8sApiCoreV1SecretKeySelector;
  username?: IIoK8sApiCoreV1SecretKeySelector;
 }
 export { IBasicAuth as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ProxyConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SecretOrConfigMap";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig";
 export interface IOAuth2 extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig {
  clientId: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap;
  clientSecret: IIoK8sApiCoreV1SecretKeySelector;
  endpointParams?: {
   [key: string]: string;
  };
  scopes?: Array<string>;
  tlsConfig?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig;
  tokenUrl: string;
 }
 export { IOAuth2 as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ProxyConfig" {
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface IProxyConfig {
  noProxy?: string;
  proxyConnectHeader?: {
   [key: string]: Array<IIoK8sApiCoreV1SecretKeySelector>;
  };
  proxyFromEnvironment?: boolean;
  proxyUrl?: string;
 }
 export { IProxyConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SecretOrConfigMap" {
 import { IIoK8sApiCoreV1ConfigMapKeySelector } from "kubernetes-models/v1/ConfigMapKeySelector";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 export interface ISecretOrConfigMap {
  configMap?: IIoK8sApiCoreV1ConfigMapKeySelector;
  secret?: IIoK8sApiCoreV1SecretKeySelector;
 }
 export { ISecretOrConfigMap as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SecretOrConfigMap";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSVersion";
 export interface ISafeTLSConfig {
  ca?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap;
  cert?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap;
  insecureSkipVerify?: boolean;
  keySecret?: IIoK8sApiCoreV1SecretKeySelector;
  maxVersion?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion;
  minVersion?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion;
  serverName?: string;
 }
 export { ISafeTLSConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSVersion" {
 export type ITLSVersion = "TLS10" | "TLS11" | "TLS12" | "TLS13";
 export type TLSVersion = ITLSVersion;
 export { ITLSVersion as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion, TLSVersion as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSConfig" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSFilesConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSFilesConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SecretOrConfigMap } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SecretOrConfigMap";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSVersion } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSVersion";
 export interface ITLSConfig extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig, IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSFilesConfig {
 }
 export { ITLSConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/TLSFilesConfig" {
 export interface ITLSFilesConfig {
  caFile?: string;
  certFile?: string;
  keyFile?: string;
 }
 export { ITLSFilesConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1TLSFilesConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Duration" {
 export type IDuration = string;
 export type Duration = IDuration;
 export { IDuration as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration, Duration as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/RelabelConfig" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/LabelName";
 export interface IRelabelConfig {
  action?: "replace" | "Replace" | "keep" | "Keep" | "drop" | "Drop" | "hashmod" | "HashMod" | "labelmap" | "LabelMap" | "labeldrop" | "LabelDrop" | "labelkeep" | "LabelKeep" | "lowercase" | "Lowercase" | "uppercase" | "Uppercase" | "keepequal" | "KeepEqual" | "dropequal" | "DropEqual";
  modulus?: number;
  regex?: string;
  replacement?: string;
  separator?: string;
  sourceLabels?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName>;
  targetLabel?: string;
 }
 export { IRelabelConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/LabelName" {
 export type ILabelName = string;
 export type LabelName = ILabelName;
 export { ILabelName as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName, LabelName as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1LabelName };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Scheme" {
 export type IScheme = "http" | "https" | "HTTP" | "HTTPS";
 export type Scheme = IScheme;
 export { IScheme as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme, Scheme as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ScrapeProtocol" {
 export type IScrapeProtocol = "PrometheusProto" | "OpenMetricsText0.0.1" | "OpenMetricsText1.0.0" | "PrometheusText0.0.4" | "PrometheusText1.0.0";
 export type ScrapeProtocol = IScrapeProtocol;
 export { IScrapeProtocol as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol, ScrapeProtocol as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NamespaceSelector" {
 export interface INamespaceSelector {
  any?: boolean;
  matchNames?: Array<string>;
 }
 export { INamespaceSelector as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NamespaceSelector};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SelectorMechanism" {
 export type ISelectorMechanism = "RelabelConfig" | "RoleSelector";
 export type SelectorMechanism = ISelectorMechanism;
 export { ISelectorMechanism as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism, SelectorMechanism as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceDiscoveryRole" {
 export type IServiceDiscoveryRole = "Endpoints" | "EndpointSlice";
 export type ServiceDiscoveryRole = IServiceDiscoveryRole;
 export { IServiceDiscoveryRole as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceDiscoveryRole, ServiceDiscoveryRole as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ServiceDiscoveryRole };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceStatus" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1WorkloadBinding } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/WorkloadBinding";
 export interface IConfigResourceStatus {
  bindings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1WorkloadBinding>;
 }
 export { IConfigResourceStatus as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/WorkloadBinding" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceCondition } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceCondition";
 export interface IWorkloadBinding {
  conditions?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceCondition>;
  group: "monitoring.coreos.com";
  name: string;
  namespace: string;
  resource: "prometheuses" | "prometheusagents" | "thanosrulers" | "alertmanagers";
 }
 export { IWorkloadBinding as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1WorkloadBinding};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceCondition" {
 import { IIoK8sApimachineryPkgApisMetaV1Time } from "@kubernetes-models/apimachinery/apis/meta/v1/Time";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionStatus } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConditionStatus";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionType } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConditionType";
 export interface IConfigResourceCondition {
  lastTransitionTime: IIoK8sApimachineryPkgApisMetaV1Time;
  message?: string;
  observedGeneration?: number;
  reason?: string;
  status: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionStatus;
  type: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionType;
 }
 export { IConfigResourceCondition as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceCondition};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConditionStatus" {
 export type IConditionStatus = string;
 export type ConditionStatus = IConditionStatus;
 export { IConditionStatus as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionStatus, ConditionStatus as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionStatus };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConditionType" {
 export type IConditionType = string;
 export type ConditionType = IConditionType;
 export { IConditionType as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionType, ConditionType as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConditionType };
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMonitorSpec } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitorSpec";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceStatus";
 export interface IPodMonitor {
  apiVersion: "monitoring.coreos.com/v1";
  kind: "PodMonitor";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMonitorSpec;
  status?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus;
 }
 export { IPodMonitor as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMonitor};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitorSpec" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NativeHistogramConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NativeHistogramConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1AttachMetadata } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/AttachMetadata";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ByteSize";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ScrapeProtocol";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NamespaceSelector } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NamespaceSelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMetricsEndpoint } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMetricsEndpoint";
 import { IIoK8sApimachineryPkgApisMetaV1LabelSelector } from "@kubernetes-models/apimachinery/apis/meta/v1/LabelSelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SelectorMechanism";
 import { IIoK8sApimachineryPkgApiResourceQuantity } from "@kubernetes-models/apimachinery/api/resource/Quantity";
 export interface IPodMonitorSpec extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NativeHistogramConfig {
  attachMetadata?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1AttachMetadata;
  bodySizeLimit?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ByteSize;
  fallbackScrapeProtocol?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol;
  jobLabel?: string;
  keepDroppedTargets?: number;
  labelLimit?: number;
  labelNameLengthLimit?: number;
  labelValueLengthLimit?: number;
  namespaceSelector?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NamespaceSelector;
  podMetricsEndpoints?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMetricsEndpoint>;
  podTargetLabels?: Array<string>;
  sampleLimit?: number;
  scrapeClass?: string;
  scrapeProtocols?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ScrapeProtocol>;
  selector: IIoK8sApimachineryPkgApisMetaV1LabelSelector;
  selectorMechanism?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SelectorMechanism;
  targetLimit?: number;
 }
 export { IPodMonitorSpec as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMonitorSpec};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMetricsEndpoint" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxy } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithProxy";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Duration";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/RelabelConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Scheme";
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig";
 export interface IPodMetricsEndpoint extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxy {
  filterRunning?: boolean;
  honorLabels?: boolean;
  honorTimestamps?: boolean;
  interval?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  metricRelabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  params?: {
   [key: string]: Array<string>;
  };
  path?: string;
  port?: string;
  portNumber?: number;
  relabelings?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RelabelConfig>;
  scheme?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Scheme;
  scrapeTimeout?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  targetPort?: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  trackTimestampsStaleness?: boolean;
 }
 export { IPodMetricsEndpoint as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PodMetricsEndpoint};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithProxy" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ProxyConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig";
 export interface IHTTPConfigWithProxy extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfig, IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ProxyConfig {
 }
 export { IHTTPConfigWithProxy as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithProxy};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfig" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithoutTLS } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/HTTPConfigWithoutTLS";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeTLSConfig";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeAuthorization } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/SafeAuthorization";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1BasicAuth } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/BasicAuth";
 import { IIoK8sApiCoreV1SecretKeySelector } from "kubernetes-models/v1/SecretKeySelector";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1OAuth2 } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/OAuth2";
 export interface IHTTPConfig extends IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfigWithoutTLS {
  tlsConfig?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1SafeTLSConfig;
 }
 export { IHTTPConfig as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1HTTPConfig};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule" {
 import { IIoK8sApimachineryPkgApisMetaV1ObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PrometheusRuleSpec } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRuleSpec";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ConfigResourceStatus";
 export interface IPrometheusRule {
  apiVersion: "monitoring.coreos.com/v1";
  kind: "PrometheusRule";
  metadata?: IIoK8sApimachineryPkgApisMetaV1ObjectMeta;
  spec: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PrometheusRuleSpec;
  status?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1ConfigResourceStatus;
 }
 export { IPrometheusRule as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PrometheusRule};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRuleSpec" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RuleGroup } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/RuleGroup";
 export interface IPrometheusRuleSpec {
  groups?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RuleGroup>;
 }
 export { IPrometheusRuleSpec as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1PrometheusRuleSpec};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/RuleGroup" {
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Duration";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Rule } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Rule";
 export interface IRuleGroup {
  interval?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  labels?: {
   [key: string]: string;
  };
  limit?: number;
  name: string;
  partial_response_strategy?: string;
  query_offset?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  rules?: Array<IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Rule>;
 }
 export { IRuleGroup as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1RuleGroup};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Rule" {
 import { IIoK8sApimachineryPkgUtilIntstrIntOrString } from "@kubernetes-models/apimachinery/util/intstr/IntOrString";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Duration";
 import { IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NonEmptyDuration } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NonEmptyDuration";
 export interface IRule {
  alert?: string;
  annotations?: {
   [key: string]: string;
  };
  expr: IIoK8sApimachineryPkgUtilIntstrIntOrString;
  for?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Duration;
  keep_firing_for?: IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NonEmptyDuration;
  labels?: {
   [key: string]: string;
  };
  record?: string;
 }
 export { IRule as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1Rule};
}
declare module "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/NonEmptyDuration" {
 export type INonEmptyDuration = string;
 export type NonEmptyDuration = INonEmptyDuration;
 export { INonEmptyDuration as IComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NonEmptyDuration, NonEmptyDuration as ComGithubPrometheusOperatorPrometheusOperatorPkgApisMonitoringV1NonEmptyDuration };
}
